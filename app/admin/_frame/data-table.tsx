'use client';

import { useTranslations } from 'next-intl';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { AdminLink, type AdminPath } from '@/app/admin/_frame/navigation';
import { Table, TableCell, TableHead, TableRow } from '@/app/admin/_frame/ui/table';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/input';
import { cn } from '@/lib/utils';

const SelectionContext = createContext<readonly string[]>([]);

/** The ids of the selected rows, for the actions of the table around. */
export const useSelection = () => use(SelectionContext);

export type DataColumn = {
  id: string;
  label: string;
  className?: string;
  /** The column is the heading of the row. */
  heads?: true;
  sort?: { now: 'ascending' | 'descending' | undefined; href: AdminPath };
};

type DataRow = { id: string; label: string; cells: Readonly<Record<string, ReactNode>> };

type Props = {
  caption: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  actions: ReactNode;
};

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

/** A list whose rows can be selected. Cells are rendered by the server. */
export function DataTable({ caption, columns, rows, actions }: Props) {
  const t = useTranslations('admin.table');
  const id = useId();
  const region = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState(false);
  // Rows leave the list after an action; their ids stay in the set and do not count.
  const selected = rows.map((row) => row.id).filter((row) => chosen.has(row));
  const all = selected.length === rows.length;

  // Rows that were ticked before React listened stay ticked on the page.
  useEffect(() => {
    const ticked = region.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    if (ticked.length > 0) setChosen(new Set(Array.from(ticked, ({ value }) => value)));
  }, []);

  function toggle(row: string) {
    const next = new Set(chosen);
    if (!next.delete(row)) next.add(row);
    setChosen(next);
  }

  function goToActions(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const controls = region.current?.querySelectorAll<HTMLElement>(
      '[data-selection-bar] :is(select, button)',
    );
    [...(controls ?? [])].find((control) => control.checkVisibility())?.focus();
  }

  return (
    <div ref={region}>
      <p role="status" className="mb-2 min-h-6 text-ink-soft text-small">
        {selected.length > 0 ? t('selected', { count: selected.length }) : ''}
      </p>
      <Table caption={caption}>
        <thead>
          <tr>
            <TableHead className="w-8">
              <Checkbox
                aria-label={t('selectAll')}
                checked={all}
                ref={(box) => {
                  if (box) box.indeterminate = selected.length > 0 && !all;
                }}
                onChange={() => setChosen(new Set(all ? [] : rows.map((row) => row.id)))}
                onKeyDown={goToActions}
              />
            </TableHead>
            {columns.map((column) => (
              <Heading key={column.id} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.id} aria-selected={chosen.has(row.id)}>
              <TableCell className="w-8">
                <Checkbox
                  aria-label={t('select', { name: row.label })}
                  value={row.id}
                  checked={chosen.has(row.id)}
                  onChange={() => toggle(row.id)}
                  onKeyDown={goToActions}
                />
              </TableCell>
              {columns.map(({ id: column, heads, className }) =>
                heads ? (
                  <th
                    key={column}
                    scope="row"
                    className={cn('px-3 py-2.5 text-left align-top font-normal', className)}
                  >
                    {row.cells[column]}
                  </th>
                ) : (
                  <TableCell key={column} className={cn('py-2.5', className)}>
                    {row.cells[column]}
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
          {/* The forms would cover a small screen, so a button opens them there. */}
          <Button
            variant="ink"
            size="sm"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="w-full lg:hidden"
          >
            {t('changeSelected', { count: selected.length })}
          </Button>
          <div
            id={id}
            className={
              open ? 'max-lg:mt-3 max-lg:max-h-[50dvh] max-lg:overflow-y-auto' : 'max-lg:hidden'
            }
          >
            <SelectionContext value={selected}>{actions}</SelectionContext>
          </div>
        </div>
      ) : null}
    </div>
  );
}

const arrows = { ascending: '↑', descending: '↓' } as const;

function Heading({ label, sort, className }: DataColumn) {
  return (
    <TableHead aria-sort={sort?.now} className={className}>
      {sort ? (
        <AdminLink
          href={sort.href}
          className="inline-flex min-h-6 items-center gap-1 underline decoration-1 decoration-line underline-offset-4 hover:text-ink hover:decoration-current aria-current:text-ink"
          aria-current={sort.now ? 'true' : undefined}
        >
          {label}
          <span aria-hidden="true" className="w-3">
            {sort.now ? arrows[sort.now] : ''}
          </span>
        </AdminLink>
      ) : (
        label
      )}
    </TableHead>
  );
}
