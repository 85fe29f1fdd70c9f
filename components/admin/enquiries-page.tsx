import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/admin/admin-page';
import { SubmissionList } from '@/components/admin/submission-list';
import { decodeCursor } from '@/lib/http/cursor';
import { listEnquiries } from '@/lib/submissions/queries';
import { isService } from '@/lib/submissions/services';

type Props = {
  area: 'dauro-arte' | 'servicios';
  search: Record<string, string | string[] | undefined>;
};

/** Art and services enquiries are the same list with other words. */
export async function EnquiriesPage({ area, search: { despues, aviso } }: Props) {
  const t = await getTranslations('admin');
  return (
    <AdminPage title={t(`menu.${area}`)} notice={aviso}>
      <SubmissionList
        caption={t(`menu.${area}`)}
        headings={{ subject: t('columns.request'), kind: t('columns.service') }}
        kindLabel={(value) => (isService(value) ? t(`servicio.${value}`) : value)}
        page={await listEnquiries(area, decodeCursor(despues))}
        address={`/admin/${area}`}
        further={despues !== undefined}
      />
    </AdminPage>
  );
}
