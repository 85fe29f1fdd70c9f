import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { columnsCookie, readColumns } from '@/components/admin/table/columns-cookie';
import type { DataColumn } from '@/components/admin/table/data-column';
import { DataTable } from '@/components/admin/table/data-table';
import { sortLink } from '@/lib/paging/sort';

export type ListColumn<Row> = Omit<DataColumn, 'sort'> & {
  /** What the list is sorted by in its address. */
  sort?: string;
  cell: (row: Row) => ReactNode;
};

type Props<Row> = {
  /** The path of the list below /admin, which names it in the cookie of its columns, too. */
  list: string;
  /** The query string of the list, for the page that changes what is selected. */
  query?: string;
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  /** Names a row for assistive technology. */
  labelOf: (row: Row) => string;
  order: string;
  /** The query string of the list in another order. */
  queryOf: (order: string) => string;
  /** What can be done to the selected rows, which it finds by `useSelection`. */
  actions: ReactNode;
};

/** A list of the back-office, its cells rendered on the server and its columns as this browser has chosen them. */
export async function ListTable<Row extends { id: string }>({
  list,
  query,
  caption,
  columns,
  rows,
  labelOf,
  order,
  queryOf,
  actions,
}: Props<Row>) {
  return (
    <DataTable
      list={list}
      query={query}
      caption={caption}
      columns={columns.map(({ cell: _, sort, ...column }) => {
        if (sort === undefined) return column;
        const link = sortLink(sort, order);
        const href = `/admin/${list}${queryOf(link.order)}`;
        return { ...column, sort: { now: link.now, href } };
      })}
      rows={rows.map((row) => ({
        id: row.id,
        label: labelOf(row),
        cells: Object.fromEntries(columns.map(({ id, cell }) => [id, cell(row)])),
      }))}
      chosen={readColumns((await cookies()).get(columnsCookie)?.value, list)}
      actions={actions}
    />
  );
}
