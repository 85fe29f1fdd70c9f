import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { Button } from '@/components/ui/button';
import { requireStaff } from '@/lib/auth/session';
import { titleOf } from '@/lib/seo/metadata';
import { Report } from './report';

export const generateMetadata = titleOf('admin.menu.estado');

/** The state of all services. Admins only. Every visit runs the checks again. */
export default async function StatePage() {
  await requireStaff('/admin/estado');
  const t = await getTranslations('doctor');
  const again = (
    <form action="/admin/estado">
      <Button type="submit" variant="outline" size="sm">
        {t('again')}
      </Button>
    </form>
  );
  const asking = (
    <p role="status" className="border-line border-l-4 bg-paper-deep p-5 text-small">
      {t('asking')}
    </p>
  );
  return (
    <AdminPage title={t('title')} trail={[]} actions={again}>
      <p className="mb-8 max-w-prose text-ink-soft text-small">{t('intro')}</p>
      <Suspense fallback={asking}>
        <Report />
      </Suspense>
    </AdminPage>
  );
}
