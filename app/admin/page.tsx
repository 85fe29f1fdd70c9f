import { getTranslations } from 'next-intl/server';
import { Examples } from '@/app/admin/_dashboard/examples';
import { Counters, NewestLists } from '@/app/admin/_dashboard/newest-lists';
import { readDashboard } from '@/app/admin/_dashboard/queries';
import { Tasks } from '@/app/admin/_dashboard/tasks';
import { WeekChart } from '@/app/admin/_dashboard/week-chart';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { requireStaff } from '@/lib/auth/session';

export default async function DashboardPage({ searchParams }: PageProps<'/admin'>) {
  await requireStaff('/admin');
  const { aviso } = await searchParams;
  const t = await getTranslations('admin.menu');
  const { examples, tasks, unread, counters, weeks, newest } = await readDashboard();
  return (
    <AdminPage title={t('dashboard')} notice={aviso === 'administracion' ? aviso : undefined}>
      {examples ? <Examples {...examples} /> : null}
      <Tasks tasks={tasks} unread={unread} />
      <Counters counters={counters} />
      <WeekChart weeks={weeks} />
      <NewestLists newest={newest} />
    </AdminPage>
  );
}
