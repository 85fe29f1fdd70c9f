import type { Route } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BulkForms } from '@/components/admin/inbox/bulk-forms';
import { StatusBadge } from '@/components/admin/status-badge';
import { ChosenPage } from '@/components/admin/table/chosen-page';
import { listChosen } from '@/lib/admin/list';
import { listQuery } from '@/lib/admin/list-query';
import { readIds } from '@/lib/admin/schema';
import { mayErase } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/session';
import { isFormArea } from '@/lib/form-areas';
import { listStaff } from '@/lib/review/assign';
import { titleOf } from '@/lib/seo/metadata';

type Props = PageProps<'/admin/[area]/elegidos'>;

export const generateMetadata = titleOf('admin.bulk.title');

export default async function ChosenEntriesPage({ params, searchParams }: Props) {
  const { area } = await params;
  const { roles } = await requireStaff(`/admin/${area}`);
  if (!isFormArea(area)) notFound();
  const t = await getTranslations('admin');
  const { ids: asked, lista } = await searchParams;
  const ids = readIds(asked);
  const query = listQuery(new URLSearchParams(typeof lista === 'string' ? lista : ''));
  const href = `/admin/${area}${query}` as Route;
  const [entries, staff] = await Promise.all([listChosen(area, ids), listStaff()]);
  return (
    <ChosenPage
      list={{ label: t(`menu.${area}`), href }}
      count={t('bulk.count', { count: entries.length })}
      rows={entries.map(({ id, name, reference, status }) => ({
        id,
        href: `/admin/${area}/${id}${query}` as Route,
        name,
        more: reference,
        state: <StatusBadge value={status} />,
      }))}
    >
      <BulkForms area={area} staff={staff} mayErase={mayErase(roles)} list={query} />
    </ChosenPage>
  );
}
