'use client';

import {
  type ColumnDef,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useId, useRef, useSyncExternalStore } from 'react';
import { ColumnMenu } from '@/components/admin/table/column-menu';
import {
  type ChosenColumns,
  columnsCookie,
  writeColumns,
} from '@/components/admin/table/columns-cookie';
import type { DataColumn, DataRow } from '@/components/admin/table/data-column';
import { chosenAddress, Selection } from '@/components/admin/table/selection';
import { SortHeading } from '@/components/admin/table/sort-heading';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table';
import { cn } from '@/lib/utils';

type Props = {
  list: string;
  caption: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  chosen: ChosenColumns;
  /** The query string of the list, passed on to the page that changes the selected rows. */
  query: string | undefined;
  actions: ReactNode;
};

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });
const never = () => () => {};

/** Sets `--bar` to the height of the bar, which wraps: scrolling to the focus and toasts stop above it. */
function measureBar(bar: HTMLDivElement | null) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bar', `${bar?.offsetHeight}px`));
  if (bar) observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bar');
  };
}

export function DataTable({ list, query, caption, columns, rows, chosen, actions }: Props) {
  const t = useTranslations('admin.table');
  const form = useId();
  const region = useRef<HTMLDivElement>(null);
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const table = useTable({
    features,
    columns: columns.map(
      ({ id }): ColumnDef<typeof features, DataRow> => ({
        id,
        accessorFn: ({ cells }) => cells[id],
      }),
    ),
    data: rows as DataRow[],
    getRowId: ({ id }) => id,
    initialState: { columnVisibility: { ...chosen } },
  });
  const visibility = table.state.columnVisibility;
  const shown = columns.filter(({ id }) => visibility[id] !== false);
  const look = ({ id, className, from }: DataColumn) =>
    cn(className, visibility[id] === undefined && from);
  const selected = table.getRowModel().rows.filter((row) => row.getIsSelected());

  function show(column: string, isShown: boolean) {
    const next = { ...visibility, [column]: isShown };
    table.setColumnVisibility(next);
    const cookie = new RegExp(`(?:^|; )${columnsCookie}=([^;]*)`).exec(document.cookie)?.[1];
    document.cookie = writeColumns(cookie, list, next);
  }

  const readShown = () =>
    new Set(
      [...(region.current?.querySelectorAll<HTMLElement>('th[data-column]') ?? [])]
        .filter((heading) => heading.offsetParent !== null)
        .map((heading) => heading.dataset['column'] ?? ''),
    );

  function goToActions(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // The bar contains the forms for large screens and a link for small ones; CSS hides one of the two.
    const controls = region.current?.querySelectorAll<HTMLElement>(
      '[data-selection-bar] :is(select, a, button)',
    );
    [...(controls ?? [])].find((control) => control.checkVisibility())?.focus();
  }

  return (
    <div ref={region}>
      <form
        id={form}
        action={chosenAddress(list)}
        className="mb-2 flex min-h-10 items-center justify-between gap-4"
      >
        {query ? <input type="hidden" name="lista" value={query} /> : null}
        <p role="status" className="text-ink-soft text-small">
          {selected.length > 0 ? t('selected', { count: selected.length }) : ''}
        </p>
        {scripted ? (
          <ColumnMenu
            columns={columns.filter(({ fixed, heads }) => !fixed && !heads)}
            readShown={readShown}
            onChange={show}
          />
        ) : (
          <Button type="submit" variant="outline" size="sm">
            {t('withSelected')}
          </Button>
        )}
      </form>
      <Table caption={caption}>
        <thead>
          <tr>
            <TableHead className="w-8">
              <Checkbox
                aria-label={t('selectAll')}
                checked={table.getIsAllRowsSelected()}
                ref={(box) => {
                  if (!box) return;
                  box.indeterminate =
                    table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected();
                }}
                onChange={table.getToggleAllRowsSelectedHandler()}
                onKeyDown={goToActions}
              />
            </TableHead>
            {shown.map((column) => (
              <SortHeading key={column.id} column={column} className={look(column)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <TableRow key={row.id} aria-selected={row.getIsSelected()}>
              <TableCell className="w-8">
                <Checkbox
                  form={form}
                  name="ids"
                  value={row.id}
                  aria-label={t('select', { name: row.original.label })}
                  checked={row.getIsSelected()}
                  onChange={row.getToggleSelectedHandler()}
                  onKeyDown={goToActions}
                />
              </TableCell>
              {shown.map((column) =>
                column.heads ? (
                  <th
                    key={column.id}
                    scope="row"
                    className={cn('px-3 py-2.5 text-left align-top font-normal', look(column))}
                  >
                    {row.original.cells[column.id]}
                  </th>
                ) : (
                  <TableCell key={column.id} className={cn('py-2.5', look(column))}>
                    {row.original.cells[column.id]}
                  </TableCell>
                ),
              )}
            </TableRow>
          ))}
        </tbody>
      </Table>
      {selected.length > 0 ? (
        <div
          ref={measureBar}
          data-selection-bar
          className="sticky bottom-0 z-10 mt-3 border-ink border-t-[1.5px] bg-paper-bright px-4 py-3 shadow-float"
        >
          <Selection ids={selected.map(({ id }) => id)}>{actions}</Selection>
        </div>
      ) : null}
    </div>
  );
}
