import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/admin/admin-page';
import { ExportButton } from '@/components/admin/export-button';
import { EntryTable } from '@/components/admin/inbox/entry-table';
import { FilterForm } from '@/components/admin/inbox/filter-form';
import { AdminLink } from '@/components/admin/navigation';
import { Pager } from '@/components/admin/pager';
import { EmptyState } from '@/components/ui/empty-state';
import { DownloadIcon } from '@/components/ui/icons';
import { filterQuery, isFiltered, readFilter } from '@/lib/admin/filter';
import { listEntries } from '@/lib/admin/list';
import type { FormArea } from '@/lib/form-areas';
import { addressOf, readPlace } from '@/lib/paging/keyset';
import { listStaff } from '@/lib/review/assign';

type Props = {
  area: FormArea;
  search: Record<string, string | string[] | undefined>;
  mayErase: boolean;
};

export async function ListPage({ area, search, mayErase }: Props) {
  const t = await getTranslations('admin');
  const board = await getTranslations('review.board');
  const filter = readFilter(search);
  const place = readPlace(search);
  const [page, staff] = await Promise.all([listEntries(area, filter, place), listStaff()]);
  const address = `/admin/${area}` as Route;
  const query = filterQuery(filter, addressOf(place));
  return (
    <AdminPage
      title={t(`menu.${area}`)}
      trail={[]}
      notice={search['aviso']}
      actions={
        <div className="flex flex-wrap gap-3">
          <AdminLink href={`${address}/tablero` as Route} button="outline">
            {board('open')}
          </AdminLink>
          <ExportButton action={`/admin/exportar/${area}${query}`}>
            <DownloadIcon className="size-4" />
            {t('filter.export')}
          </ExportButton>
        </div>
      }
    >
      <FilterForm address={address} filter={filter} staff={staff} />
      {page.rows.length > 0 ? (
        <EntryTable
          key={query}
          area={area}
          entries={page.rows}
          filter={filter}
          staff={staff}
          query={query}
          mayErase={mayErase}
        />
      ) : place ? (
        <EmptyState title={t(filter.orden ? 'empty.endSorted' : 'empty.end')} />
      ) : isFiltered(filter) ? (
        <EmptyState title={t('empty.filtered')}>{t('empty.filteredDescription')}</EmptyState>
      ) : (
        <EmptyState title={t('empty.title')}>{t('empty.description')}</EmptyState>
      )}
      <Pager
        page={page}
        place={place}
        address={(to) => `${address}${filterQuery(filter, to)}`}
        sorted={filter.orden !== ''}
      />
    </AdminPage>
  );
}
