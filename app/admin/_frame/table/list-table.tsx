import type { ReactNode } from 'react';
import { type DataColumn, DataTable } from '@/app/admin/_frame/table/data-table';
import { sortLink } from '@/lib/paging/sort';

export type ListColumn<Row> = Omit<DataColumn, 'sort'> & {
  /** The key of this column in the order that the address names. */
  sort?: string;
  cell: (row: Row) => ReactNode;
};

type Props<Row> = {
  /** The path of the list below /admin. */
  list: string;
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  labelOf: (row: Row) => string;
  order: string;
  queryOf: (order: string) => string;
  /** The actions for the selected rows; they read the selection with `useSelection`. */
  actions: ReactNode;
};

export function ListTable<Row extends { id: string }>(props: Props<Row>) {
  const { list, caption, columns, rows, labelOf, order, queryOf, actions } = props;
  return (
    <DataTable
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
      actions={actions}
    />
  );
}
