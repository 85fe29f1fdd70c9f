import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { eraseExamples } from '@/app/admin/_dashboard/actions';
import { Counters, NewestLists } from '@/app/admin/_dashboard/newest-lists';
import { type Dashboard, readDashboard } from '@/app/admin/_dashboard/queries';
import { Tasks } from '@/app/admin/_dashboard/tasks';
import { WeekChart } from '@/app/admin/_dashboard/week-chart';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { ConfirmForm } from '@/app/admin/_frame/confirm-form';
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

function Examples({ canRemove }: NonNullable<Dashboard['examples']>) {
  const { examples } = useMessages().admin.dashboard;
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-y py-3 text-small">
      <p className="max-w-[65ch] flex-1 basis-72 text-ink-soft">{examples.text}</p>
      {canRemove ? <ConfirmForm action={eraseExamples} texts={examples} /> : null}
    </div>
  );
}
