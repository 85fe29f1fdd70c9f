import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { codeLabels, EmailAddress, formatDateTime, StatusBadge } from '@/app/admin/_frame/labels';
import { type ListColumn, ListTable } from '@/app/admin/_frame/list';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { BulkForms } from '@/app/admin/[area]/bulk-forms';
import { FileLinks } from '@/app/admin/[area]/entry-data';
import { type Filter, filterQuery } from '@/app/admin/[area]/filter';
import type { StaffMember } from '@/app/admin/[area]/review-queries';
import { type FormArea, filesOf, listedFieldsOf } from '@/lib/form-areas';
import type { Entry } from '@/lib/submissions/entry';
import { mailLink } from '@/lib/text/addresses';

/** Columns that are hidden on small screens; the page of the entry shows these values too. */
const wide = 'hidden lg:table-cell';
const widest = 'hidden xl:table-cell';

type Props = {
  area: FormArea;
  entries: Entry[];
  filter: Filter;
  staff: StaffMember[];
  query: string;
  mayErase: boolean;
};

export async function EntryTable({ area, entries, filter, staff, query, mayErase }: Props) {
  const t = await getTranslations('admin');
  const labels = await codeLabels();
  const columns: ListColumn<Entry>[] = [
    {
      id: 'name',
      label: t('columns.name'),
      heads: true,
      className: 'xl:min-w-36 2xl:min-w-40',
      sort: 'nombre',
      cell: (entry) => (
        <EntryName entry={entry} href={`/admin/${area}/${entry.id}${query}` as Route} />
      ),
    },
    ...listedFieldsOf(area).map(([id, { kind }]) =>
      kind === 'choice'
        ? {
            id,
            label: t(`columns.${id}`),
            className: wide,
            cell: ({ values }: Entry) => labels.choice(values[id] ?? ''),
          }
        : {
            id,
            label: t(`columns.${id}`),
            className: `${wide} max-w-[36ch] xl:min-w-36 2xl:min-w-44`,
            cell: ({ values }: Entry) => <TwoLines text={values[id] ?? ''} />,
          },
    ),
    {
      id: 'contact',
      label: t('columns.contact'),
      className: `${widest} max-w-64 xl:min-w-36 2xl:min-w-44 wrap-anywhere`,
      cell: (entry) => <Contact entry={entry} />,
    },
    {
      id: 'files',
      label: t('columns.files'),
      className: widest,
      cell: ({ files }) => <FileLinks files={files} list={query} narrow />,
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
      className: 'hidden whitespace-nowrap tabular-nums sm:table-cell',
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
      order={filter.orden}
      queryOf={(orden) => filterQuery({ ...filter, orden })}
      actions={<BulkForms area={area} staff={staff} mayErase={mayErase} list={query} />}
    />
  );
}

function TwoLines({ text }: { text: string }) {
  return (
    <span dir="auto" className="line-clamp-2 wrap-anywhere">
      {text}
    </span>
  );
}

function EntryName({ entry, href }: { entry: Entry; href: Route }) {
  return (
    <>
      <AdminLink
        href={href}
        dir="auto"
        className="line-clamp-2 min-h-6 font-medium underline underline-offset-4 wrap-anywhere"
      >
        {entry.name}
      </AdminLink>
      <span className="block whitespace-nowrap text-caption text-ink-soft">{entry.reference}</span>
      <span dir="auto" className="line-clamp-2 text-caption text-ink-soft wrap-anywhere lg:hidden">
        {entry.subject}
      </span>
      <time dateTime={entry.createdAt} className="text-caption text-ink-soft sm:hidden">
        {formatDateTime(entry.createdAt)}
      </time>
    </>
  );
}

function Contact({ entry }: { entry: Entry }) {
  return (
    <>
      <a href={mailLink(entry.email)} className="inline-block min-h-6">
        <EmailAddress email={entry.email} />
      </a>
      <span className="block whitespace-nowrap text-ink-soft">{entry.values.telefono}</span>
    </>
  );
}
