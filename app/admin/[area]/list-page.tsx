import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { ExportButton } from '@/app/admin/_frame/export-button';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { Pager } from '@/app/admin/_frame/pager';
import { listStaff } from '@/app/admin/[area]/assign';
import { EntryTable } from '@/app/admin/[area]/entry-table';
import { filterQuery, isFiltered, readFilter } from '@/app/admin/[area]/filter';
import { FilterForm } from '@/app/admin/[area]/filter-form';
import { listEntries } from '@/app/admin/[area]/list';
import { EmptyState } from '@/components/ui/empty-state';
import { DownloadIcon } from '@/components/ui/icons';
import type { FormArea } from '@/lib/form-areas';
import { addressOf, readPlace } from '@/lib/paging/keyset';

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
