import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/admin/admin-page';
import { Counters } from '@/components/admin/counters';
import { requireStaff } from '@/lib/auth/session';
import { countSubmissions } from '@/lib/submissions/queries';

/** The dashboard with its three counters (spec §2). */
export default async function DashboardPage() {
  await requireStaff('/admin');
  const t = await getTranslations('admin.menu');
  return (
    <AdminPage title={t('dashboard')}>
      <Counters counts={await countSubmissions()} />
    </AdminPage>
  );
}
