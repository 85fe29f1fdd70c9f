import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/admin/admin-page';
import { Vitals } from '@/components/admin/status/vitals';
import { requireAdmin } from '@/lib/auth/session';
import { readVitals } from '@/lib/vitals/report';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.menu');
  return { title: t('estado') };
}

/** How the site is doing: for admins alone. */
export default async function StatusPage() {
  await requireAdmin('/admin/estado');
  const t = await getTranslations('admin.menu');
  return (
    <AdminPage title={t('estado')} trail={[]}>
      <Vitals pages={await readVitals()} />
    </AdminPage>
  );
}
