import { useMessages, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { DateField } from '@/app/admin/_frame/date/date-field';
import { codeLabels, EmailAddress, formatDateTime, StatusBadge } from '@/app/admin/_frame/labels';
import { type ListColumn, ListFilter, ListTable } from '@/app/admin/_frame/list';
import { AdminLink, type AdminPath } from '@/app/admin/_frame/navigation';
import { SelectField } from '@/components/forms/field';
import { EmptyState } from '@/components/ui/empty-state';
import { type FormArea, filesOf, listedFieldsOf } from '@/lib/form-areas';
import type { Entry } from '@/lib/submissions/entry';
import { statuses } from '@/lib/submissions/statuses';
import { mailLink } from '@/lib/text/addresses';
import { BulkForms } from './bulk-forms';
import { FileLinks } from './entry-data';
import { type Filter, isFiltered } from './filter';
import type { StaffMember } from './review-queries';
import { staffOptions } from './schema';

type FilterProps = { address: AdminPath; filter: Filter; staff: StaffMember[] };

export function EntryFilter({ address, filter, staff }: FilterProps) {
  const { admin, review } = useMessages();
  const { filter: texts, status: names } = admin;
  const { assign } = review;
  return (
    <ListFilter
      action={address}
      filter={filter}
      buttonsClassName={`lg:col-span-full 2xl:col-span-1 ${isFiltered(filter) ? '' : 'xl:col-span-1'}`}
      className="lg:grid lg:grid-cols-[minmax(10rem,2fr)_auto_auto_minmax(8rem,1fr)_minmax(8rem,1fr)] xl:grid-cols-[minmax(8rem,20rem)_9.5rem_9.5rem_minmax(8rem,10rem)_minmax(8rem,12rem)_auto]"
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
        options={[{ value: 'mias', label: assign.mine }, ...staffOptions(staff, assign.unassigned)]}
        className="min-w-0"
      />
    </ListFilter>
  );
}

/** Columns that are hidden on small screens; the page of the entry shows these values too. */
const wide = 'hidden lg:table-cell';
const widest = 'hidden xl:table-cell';

type TableProps = {
  area: FormArea;
  entries: Entry[];
  filter: Filter;
  staff: StaffMember[];
  query: string;
  mayErase: boolean;
};

export async function EntryTable({ area, entries, filter, staff, query, mayErase }: TableProps) {
  const t = await getTranslations('admin');
  const labels = await codeLabels();
  const columns: ListColumn<Entry>[] = [
    {
      id: 'name',
      label: t('columns.name'),
      heads: true,
      className: 'xl:min-w-32 2xl:min-w-40',
      sort: 'nombre',
      cell: ({ id, name, reference, subject, createdAt }) => (
        <>
          <AdminLink
            href={`/admin/${area}/${id}${query}`}
            dir="auto"
            className="line-clamp-2 min-h-6 font-medium underline underline-offset-4 wrap-anywhere"
          >
            {name}
          </AdminLink>
          <span className="block whitespace-nowrap text-caption text-ink-soft">{reference}</span>
          <span
            dir="auto"
            className="line-clamp-2 text-caption text-ink-soft wrap-anywhere lg:hidden"
          >
            {subject}
          </span>
          <time dateTime={createdAt} className="text-caption text-ink-soft sm:hidden">
            {formatDateTime(createdAt)}
          </time>
        </>
      ),
    },
    ...listedFieldsOf(area).map(
      ([id, { kind }]): ListColumn<Entry> => ({
        id,
        label: t(`columns.${id}`),
        className: kind === 'choice' ? wide : `${wide} max-w-[36ch] xl:min-w-32 2xl:min-w-44`,
        cell: ({ values }) =>
          kind === 'choice' ? (
            labels.choice(values[id] ?? '')
          ) : (
            <span dir="auto" className="line-clamp-2 wrap-anywhere">
              {values[id]}
            </span>
          ),
      }),
    ),
    {
      id: 'contact',
      label: t('columns.contact'),
      className: `${widest} max-w-64 xl:min-w-32 2xl:min-w-44 wrap-anywhere`,
      cell: ({ email, values }) => (
        <>
          <a href={mailLink(email)} className="line-clamp-3 min-h-6">
            <EmailAddress email={email} />
          </a>
          <span className="block whitespace-nowrap text-ink-soft">{values.telefono}</span>
        </>
      ),
    },
    {
      id: 'files',
      label: t('columns.files'),
      className: widest,
      cell: ({ files }) => <FileLinks files={files} query={query} narrow />,
    },
    {
      id: 'status',
      label: t('columns.status'),
      sort: 'estado',
      cell: ({ status }) => <StatusBadge value={status} />,
    },
    {
      id: 'assignedTo',
      label: t('columns.assignedTo'),
      className: 'hidden max-w-32 wrap-anywhere 2xl:table-cell',
      cell: ({ assignedTo }) => staff.find(({ id }) => id === assignedTo)?.email.split('@')[0],
    },
    {
      id: 'createdAt',
      label: t('columns.createdAt'),
      className: 'hidden tabular-nums sm:table-cell 2xl:whitespace-nowrap',
      sort: 'fecha',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
    },
  ];
  return (
    <ListTable
      list={area}
      caption={t(`menu.${area}`)}
      columns={columns.filter(({ id }) => id !== 'files' || filesOf(area).length > 0)}
      rows={entries}
      labelOf={({ name }) => name}
      filter={filter}
      actions={
        <BulkForms
          area={area}
          shown={Object.fromEntries(
            entries.map(({ id, status, assignedTo }) => [id, { status, assignedTo }]),
          )}
          staff={staff}
          mayErase={mayErase}
        />
      }
    />
  );
}

export function NoEntries({ filter }: { filter: Filter }) {
  const t = useTranslations('admin.empty');
  if (isFiltered(filter)) {
    return <EmptyState title={t('filtered')}>{t('filteredDescription')}</EmptyState>;
  }
  return <EmptyState title={t('title')}>{t('description')}</EmptyState>;
}
