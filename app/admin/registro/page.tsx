import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { Pager, Rows } from '@/app/admin/_frame/list';
import { queryOf } from '@/app/admin/_frame/schema';
import { EmptyState } from '@/components/ui/empty-state';
import { requireStaff } from '@/lib/auth/session';
import { readPosition } from '@/lib/paging/keyset';
import { titleOf } from '@/lib/seo/metadata';
import { AuditFilter, AuditList } from './audit-list';
import { listAuditRows, readRecordFilter } from './queries';

export const generateMetadata = titleOf('admin.menu.registro');

export default async function RecordPage({ searchParams }: PageProps<'/admin/registro'>) {
  await requireStaff('/admin/registro');
  const search = await searchParams;
  const filter = readRecordFilter(search);
  const position = readPosition(search);
  const page = await listAuditRows(filter, position);
  const t = await getTranslations('admin');
  const query = queryOf(filter);
  const list = { filter, page, position };
  return (
    <AdminPage title={t('menu.registro')} trail={[]}>
      <p className="mb-6 max-w-prose text-ink-soft text-small">{t('record.intro')}</p>
      <AuditFilter key={query} filter={filter} />
      <Rows {...list} empty={<EmptyState title={t(query ? 'empty.filtered' : 'record.empty')} />}>
        <AuditList rows={page.rows} />
      </Rows>
      <Pager list="registro" {...list} />
    </AdminPage>
  );
}
