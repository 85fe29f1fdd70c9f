import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmailAddress } from '@/components/admin/email-address';
import { formatDateTime } from '@/components/admin/format';
import { FileLinks } from '@/components/admin/inbox/file-links';
import { codeLabels } from '@/components/admin/inbox/labels';
import { AdminLink } from '@/components/admin/navigation';
import { StatusBadge } from '@/components/admin/status-badge';
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table';
import type { Entry } from '@/lib/admin/entry';
import { type FormArea, filesOf, listOf } from '@/lib/form-areas';
import type { StaffMember } from '@/lib/review/assign';

/** What does not fit on a small screen stands in the details, one step away. */
const wide = 'hidden lg:table-cell';
const widest = 'hidden xl:table-cell';

type Props = {
  area: FormArea;
  entries: Entry[];
  staff: StaffMember[];
  /** The list's own query string. */
  query: string;
};

/** What visitors sent, newest first: one line each, to be scanned. */
export async function EntryTable({ area, entries, staff, query }: Props) {
  const t = await getTranslations('admin');
  const labels = await codeLabels();
  const columns = listOf(area);
  const hasFiles = filesOf(area).length > 0;
  return (
    <Table caption={t(`menu.${area}`)}>
      <thead>
        <tr>
          <TableHead>{t('columns.name')}</TableHead>
          {columns.map(([column]) => (
            <TableHead key={column} className={wide}>
              {t(`columns.${column}`)}
            </TableHead>
          ))}
          <TableHead className={widest}>{t('columns.contact')}</TableHead>
          {hasFiles ? <TableHead className={widest}>{t('columns.files')}</TableHead> : null}
          <TableHead>{t('columns.status')}</TableHead>
          <TableHead className={widest}>{t('columns.assignedTo')}</TableHead>
          <TableHead className="hidden sm:table-cell">{t('columns.createdAt')}</TableHead>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <TableRow key={entry.id}>
            <th
              scope="row"
              className="px-3 py-2.5 pl-0 min-[85rem]:min-w-40 text-left align-top font-normal"
            >
              <AdminLink
                href={`/admin/${area}/${entry.id}` as Route}
                className="inline-block min-h-6 font-medium underline underline-offset-4 [overflow-wrap:anywhere]"
              >
                {entry.name}
              </AdminLink>
              <span className="block whitespace-nowrap text-caption text-ink-soft">
                {entry.reference}
              </span>
              <span className="line-clamp-2 text-caption text-ink-soft [overflow-wrap:anywhere] lg:hidden">
                {entry.subject}
              </span>
              <time dateTime={entry.createdAt} className="text-caption text-ink-soft sm:hidden">
                {formatDateTime(entry.createdAt)}
              </time>
            </th>
            {columns.map(([column, { kind }]) =>
              kind === 'choice' ? (
                <TableCell key={column} className={`${wide} py-2.5`}>
                  {labels.choice(entry.values[column] ?? '')}
                </TableCell>
              ) : (
                <TableCell
                  key={column}
                  className={`${wide} max-w-[36ch] min-[85rem]:min-w-44 py-2.5`}
                >
                  <span className="line-clamp-2 [overflow-wrap:anywhere]">
                    {entry.values[column]}
                  </span>
                </TableCell>
              ),
            )}
            <TableCell
              className={`${widest} max-w-64 min-[85rem]:min-w-44 py-2.5 [overflow-wrap:anywhere]`}
            >
              <a href={`mailto:${entry.email}`} className="inline-block min-h-6">
                <EmailAddress email={entry.email} />
              </a>
              <span className="block whitespace-nowrap text-ink-soft">{entry.values.telefono}</span>
            </TableCell>
            {hasFiles ? (
              <TableCell className={`${widest} py-2.5`}>
                <FileLinks files={entry.files} list={query} narrow />
              </TableCell>
            ) : null}
            <TableCell className="py-2.5">
              <StatusBadge value={entry.status} />
            </TableCell>
            <TableCell className={`${widest} py-2.5 [overflow-wrap:anywhere]`}>
              {staff.find(({ id }) => id === entry.assignedTo)?.email.split('@')[0]}
            </TableCell>
            <TableCell className="hidden whitespace-nowrap py-2.5 tabular-nums sm:table-cell">
              <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt)}</time>
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
