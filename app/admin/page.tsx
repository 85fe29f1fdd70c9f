import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/admin/admin-page';
import { Counters } from '@/components/admin/dashboard/counters';
import { NewestLists } from '@/components/admin/dashboard/newest-lists';
import { WeekChart } from '@/components/admin/dashboard/week-chart';
import { readDashboard } from '@/lib/admin/dashboard';
import { requireStaff } from '@/lib/auth/session';

export default async function DashboardPage({ searchParams }: PageProps<'/admin'>) {
  await requireStaff('/admin');
  const { aviso } = await searchParams;
  const t = await getTranslations('admin.menu');
  const { counters, weeks, newest } = await readDashboard();
  return (
    <AdminPage title={t('dashboard')} notice={aviso === 'administracion' ? aviso : undefined}>
      <Counters counters={counters} />
      <WeekChart weeks={weeks} />
      <NewestLists newest={newest} />
    </AdminPage>
  );
}
