import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/admin/admin-page';
import { EntryTable } from '@/components/admin/inbox/entry-table';
import { FilterForm } from '@/components/admin/inbox/filter-form';
import { AdminLink } from '@/components/admin/navigation';
import { buttonVariants } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { DownloadIcon } from '@/components/ui/icons';
import type { Area } from '@/lib/admin/areas';
import { filterQuery, isFiltered, readFilter } from '@/lib/admin/filter';
import { listEntries } from '@/lib/admin/list';
import { decodeCursor } from '@/lib/http/cursor';

type Props = { area: Area; search: Record<string, string | string[] | undefined> };

/** One of the four lists: search, filters, a page of rows and the way to older ones. */
export async function ListPage({ area, search }: Props) {
  const t = await getTranslations('admin');
  const filter = readFilter(search);
  const after = decodeCursor(search['despues']);
  const { rows, next } = await listEntries(area, filter, after);
  const address = `/admin/${area}` as Route;
  const first = `${address}${filterQuery(filter)}` as Route;
  const link = buttonVariants({ variant: 'outline', size: 'sm' });
  return (
    <AdminPage
      title={t(`menu.${area}`)}
      trail={[]}
      notice={search['aviso']}
      actions={
        <a href={`/admin/exportar/${area}${filterQuery(filter)}`} className={link}>
          <DownloadIcon className="size-4" />
          {t('filter.export')}
        </a>
      }
    >
      <FilterForm address={address} filter={filter} />
      {rows.length > 0 ? (
        <EntryTable area={area} entries={rows} />
      ) : after ? (
        <EmptyState title={t('empty.end')} />
      ) : isFiltered(filter) ? (
        <EmptyState title={t('empty.filtered')}>{t('empty.filteredDescription')}</EmptyState>
      ) : (
        <EmptyState title={t('empty.title')}>{t('empty.description')}</EmptyState>
      )}
      {after || next ? (
        <nav aria-label={t('pages')} className="mt-6 flex flex-wrap gap-3">
          {after ? (
            <AdminLink href={first} className={link}>
              {t('newest')}
            </AdminLink>
          ) : null}
          {next ? (
            <AdminLink
              href={`${address}${filterQuery(filter, { despues: next })}` as Route}
              rel="next"
              className={link}
            >
              {t('next')}
            </AdminLink>
          ) : null}
        </nav>
      ) : null}
    </AdminPage>
  );
}
