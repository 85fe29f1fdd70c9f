import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Table, TableCell, TableHead, TableRow } from '@/app/admin/_frame/ui/table';
import { Field } from '@/components/forms/field';
import { Button, buttonVariants } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Checkbox } from '@/components/ui/input';
import { type ListPosition, type Page, sortLink } from '@/lib/paging/keyset';
import { maxTermLength } from '@/lib/text/clean';
import { cn } from '@/lib/utils';
import { AdminLink, type AdminPath } from './navigation';
import { FreshWhenBack } from './page-effects';
import { queryOf } from './schema';
import { Selection } from './selection';

/** As in the address: the term, the order, and the other filters. An empty value does not filter. */
type Filter = { q: string; orden?: string } & Readonly<Record<string, string>>;

type ListFilterProps = {
  action: AdminPath;
  filter: Filter;
  /** The label of the term, and of the link to the unfiltered list, which is shown while there is a filter. */
  termLabel?: string;
  termHint?: string;
  clear?: string;
  buttonsClassName?: string;
  className?: string;
  /** The filters besides the term. */
  children?: ReactNode;
};

/**
 * Filters a list by an ordinary GET form, so that the filter is part of the address. Below 1024 px a `<details>` without
 * content folds the filters that follow it, without a script; on wider screens they are always in the form's grid.
 * A form without further controls hands on the other filters of the address.
 */
export function ListFilter({ action, filter, className, children, ...rest }: ListFilterProps) {
  const t = useTranslations('admin.filter');
  const { termLabel = t('q'), termHint, clear = t('clear'), buttonsClassName } = rest;
  const { q, orden, ...others } = filter;
  const inUse = Object.values(others).filter(Boolean).length;
  return (
    <search>
      <form
        action={action}
        // Browsers would restore what was chosen before «Atrás».
        autoComplete="off"
        aria-label={children ? t('legend') : undefined}
        className={cn(
          'mb-5 flex flex-wrap items-end gap-3 [&_.control]:min-h-10! [&_.control]:py-1.5! [&_.control]:text-small!',
          className,
        )}
      >
        <FreshWhenBack />
        {Object.entries(children ? { orden } : { orden, ...others }).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <Field
          type="search"
          name="q"
          label={termLabel}
          placeholder={termHint}
          defaultValue={q}
          maxLength={maxTermLength}
          className={children ? 'basis-full' : 'min-w-0 max-w-sm flex-1 basis-48'}
        />
        {children ? (
          <>
            <details className="peer lg:hidden">
              <summary className={buttonVariants({ variant: 'outline', size: 'sm' })}>
                <span>{t('open')}</span>
                {inUse > 0 ? <span>{` (${inUse})`}</span> : null}
              </summary>
            </details>
            <div className="grid basis-full grid-cols-2 items-end gap-3 max-[24rem]:grid-cols-1 max-lg:peer-not-open:not-has-[:invalid]:hidden lg:contents">
              {children}
            </div>
          </>
        ) : null}
        <div className={cn('flex flex-wrap items-center gap-3', buttonsClassName)}>
          <Button type="submit" variant="ink" size="sm">
            {t(children ? 'submit' : 'q')}
          </Button>
          {q !== '' || inUse > 0 ? (
            <AdminLink href={action} button="ghost">
              {clear}
            </AdminLink>
          ) : null}
        </div>
      </form>
    </search>
  );
}

type PagerProps = {
  /** The path of the list below /admin. */
  list: string;
  filter: Filter;
  page: Page<unknown>;
  position: ListPosition;
};

export async function Pager({ list, filter, page, position }: PagerProps) {
  const { rows, previous, next } = page;
  const t = await getTranslations('admin');
  const lost = position !== null && rows.length === 0;
  if (!previous && !next && !lost) return null;
  const sorted = Boolean(filter.orden);
  const link = (label: string, to: Readonly<Record<string, string>>, rel?: 'prev' | 'next') => (
    <AdminLink href={`/admin/${list}${queryOf({ ...filter, ...to })}`} rel={rel} button="outline">
      {label}
    </AdminLink>
  );
  return (
    <nav aria-label={t('pages')} className="mt-6 flex flex-wrap gap-3">
      {previous || lost ? link(t(sorted ? 'sorted.first' : 'newest'), {}) : null}
      {previous
        ? link(t(sorted ? 'sorted.previous' : 'previous'), { antes: previous }, 'prev')
        : null}
      {next ? link(t(sorted ? 'sorted.next' : 'next'), { despues: next }, 'next') : null}
    </nav>
  );
}

type RowsProps = Omit<PagerProps, 'list'> & { children: ReactNode; empty: ReactNode };

/** The rows of a page, or `empty` in a list without any; the last deletion may have emptied a later page. */
export function Rows({ filter, page, position, children, empty }: RowsProps) {
  const t = useTranslations('admin.empty');
  if (page.rows.length > 0) return children;
  return position ? <EmptyState title={t(filter.orden ? 'endSorted' : 'end')} /> : empty;
}

export type ListColumn<Row> = {
  id: string;
  label: string;
  className?: string;
  /** The column is the heading of the row. */
  heads?: true;
  /** The key of this column in the order that the address names. */
  sort?: string;
  cell: (row: Row) => ReactNode;
};

type ListTableProps<Row> = {
  /** The path of the list below /admin. */
  list: string;
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  labelOf: (row: Row) => string;
  filter: Filter & { orden: string };
  /** The actions for the selected rows; they read the selection with `useSelection`. */
  actions: ReactNode;
};

const arrows = { ascending: '↑', descending: '↓' } as const;

export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { list, caption, columns, rows, labelOf, filter, actions } = props;
  const t = useTranslations('admin.table');
  const headings = columns.map(({ id, label, className, sort }) => {
    const link = sort === undefined ? null : sortLink(sort, filter.orden);
    return (
      <TableHead key={id} aria-sort={link?.now} className={className}>
        {link ? (
          <AdminLink
            href={`/admin/${list}${queryOf({ ...filter, orden: link.order })}`}
            className="inline-flex min-h-6 items-center gap-1 underline decoration-1 decoration-line underline-offset-4 hover:text-ink hover:decoration-current aria-current:text-ink"
            aria-current={link.now ? 'true' : undefined}
          >
            {label}
            <span aria-hidden="true" className="w-3">
              {link.now ? arrows[link.now] : ''}
            </span>
          </AdminLink>
        ) : (
          label
        )}
      </TableHead>
    );
  });
  return (
    <Selection actions={actions}>
      <Table caption={caption}>
        <thead>
          <tr>
            <TableHead className="w-8">
              <Checkbox aria-label={t('selectAll')} autoComplete="off" />
            </TableHead>
            {headings}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell className="w-8">
                <Checkbox
                  aria-label={t('select', { name: labelOf(row) })}
                  value={row.id}
                  autoComplete="off"
                />
              </TableCell>
              {columns.map(({ id, heads, className, cell }) => (
                <TableCell key={id} heads={heads} className={cn('py-2.5', className)}>
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </tbody>
      </Table>
    </Selection>
  );
}
