import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { AdminLink } from '@/app/admin/_frame/navigation';

/** Rendered inside the back-office's frame, for unknown addresses and erased entries. */
export default async function AdminNotFound() {
  const t = await getTranslations('admin.notFound');
  return (
    <AdminPage title={t('title')} trail={[]}>
      <p className="mb-6 max-w-prose">{t('description')}</p>
      <AdminLink href="/admin" button="outline">
        {t('back')}
      </AdminLink>
    </AdminPage>
  );
}
