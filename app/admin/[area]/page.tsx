import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ExportButton } from '@/app/admin/_frame/admin-form';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { Pager, Rows } from '@/app/admin/_frame/list';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { DownloadIcon } from '@/components/ui/icons';
import { mayWorkOn } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/session';
import { isFormArea } from '@/lib/form-areas';
import { readPosition } from '@/lib/paging/keyset';
import { EntryFilter, EntryTable, NoEntries } from './entry-list';
import { listQuery, readFilter } from './filter';
import { listEntries } from './queries';
import { listStaff } from './review-queries';

type Props = PageProps<'/admin/[area]'>;

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { area } = await params;
  const t = await getTranslations('admin');
  return { title: isFormArea(area) ? t(`menu.${area}`) : t('notFound.title') };
}

export default async function EntriesPage({ params, searchParams }: Props) {
  const { area } = await params;
  const { roles } = await requireStaff(`/admin/${area}`);
  if (!isFormArea(area)) notFound();
  const t = await getTranslations();
  const search = await searchParams;
  const filter = readFilter(search);
  const position = readPosition(search);
  const [page, staff] = await Promise.all([listEntries(area, filter, position), listStaff(area)]);
  const address = `/admin/${area}` as const;
  const list = { filter, page, position };
  const query = listQuery(search);
  return (
    <AdminPage
      title={t(`admin.menu.${area}`)}
      trail={[]}
      notice={search['aviso']}
      actions={
        <div className="flex flex-wrap gap-3">
          <AdminLink href={`${address}/tablero`} button="outline">
            {t('review.board.open')}
          </AdminLink>
          <ExportButton action={`/admin/exportar/${area}${query}`}>
            <DownloadIcon className="size-4" />
            {t('admin.filter.export')}
          </ExportButton>
        </div>
      }
    >
      <EntryFilter address={address} filter={filter} staff={staff} />
      <Rows {...list} empty={<NoEntries filter={filter} />}>
        <EntryTable
          key={query}
          {...{ area, filter, staff, query }}
          entries={page.rows}
          mayErase={mayWorkOn(roles, 'erasing')}
        />
      </Rows>
      <Pager list={area} {...list} />
    </AdminPage>
  );
}
