import type { Route } from 'next';
import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ExportButton } from '@/app/admin/_frame/admin-form';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { DateField } from '@/app/admin/_frame/date/date-field';
import { ListFilter, Pager } from '@/app/admin/_frame/list';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { EntryTable } from '@/app/admin/[area]/entry-table';
import {
  assignments,
  type Filter,
  filterQuery,
  isFiltered,
  readFilter,
} from '@/app/admin/[area]/filter';
import { listEntries } from '@/app/admin/[area]/queries';
import { listStaff, type StaffMember } from '@/app/admin/[area]/review-queries';
import { SelectField } from '@/components/forms/field';
import { EmptyState } from '@/components/ui/empty-state';
import { DownloadIcon } from '@/components/ui/icons';
import type { FormArea } from '@/lib/form-areas';
import { addressOf, readPosition } from '@/lib/paging/keyset';
import { statuses } from '@/lib/submissions/statuses';

type Props = {
  area: FormArea;
  search: Record<string, string | string[] | undefined>;
  mayErase: boolean;
};

export async function ListPage({ area, search, mayErase }: Props) {
  const t = await getTranslations('admin');
  const board = await getTranslations('review.board');
  const filter = readFilter(search);
  const place = readPosition(search);
  const [page, staff] = await Promise.all([listEntries(area, filter, place), listStaff(area)]);
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

type FilterFormProps = { address: Route; filter: Filter; staff: StaffMember[] };

function FilterForm({ address, filter, staff }: FilterFormProps) {
  const { admin, review } = useMessages();
  const { filter: texts, status: names } = admin;
  const { assign } = review;
  const { estado, asignado, desde, hasta } = filter;
  return (
    <ListFilter
      action={address}
      label={texts.legend}
      term={filter.q}
      termLabel={texts.q}
      termClassName="col-span-2 lg:col-span-1"
      order={filter.orden}
      submit={texts.submit}
      clear={texts.clear}
      inUse={[estado, asignado, desde, hasta].filter(Boolean).length}
      buttonsClassName={`lg:col-span-full 2xl:col-span-1 ${isFiltered(filter) ? '' : 'xl:col-span-1'}`}
      className="grid grid-cols-2 items-end lg:grid-cols-[minmax(10rem,2fr)_auto_auto_minmax(8rem,1fr)_minmax(8rem,1fr)] xl:grid-cols-[minmax(8rem,20rem)_9.5rem_9.5rem_minmax(8rem,10rem)_minmax(8rem,12rem)_auto]"
    >
      {(['desde', 'hasta'] as const).map((name) => (
        <DateField key={name} name={name} label={texts[name]} defaultValue={filter[name]} />
      ))}
      <SelectField
        name="estado"
        label={texts.estado}
        defaultValue={filter.estado}
        placeholder={texts.all}
        options={statuses.map((value) => ({ value, label: names[value] }))}
        className="min-w-0"
      />
      <SelectField
        name="asignado"
        label={assign.label}
        defaultValue={filter.asignado}
        placeholder={assign.anyone}
        options={[
          ...assignments.map((value) => ({
            value,
            label: assign[value === 'mias' ? 'mine' : 'nobody'],
          })),
          ...staff.map(({ id, email }) => ({ value: id, label: email })),
        ]}
        className="min-w-0"
      />
    </ListFilter>
  );
}
