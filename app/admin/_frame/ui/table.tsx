import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

type TableProps = ComponentProps<'table'> & { caption: string };

/** A region that scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

export function Table({ className, caption, children, ...props }: TableProps) {
  return (
    <section className="-mx-1 overflow-x-auto px-1" aria-label={caption} {...reachable}>
      <table className={cn('w-full border-collapse text-left text-small', className)} {...props}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}

export function TableHead({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={cn(
        'whitespace-nowrap border-ink border-b-[1.5px] px-3 py-2.5 font-medium text-caption text-ink-soft first:pl-0 last:pr-0',
        className,
      )}
      {...props}
    />
  );
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      className={cn('border-line border-b transition-colors hover:bg-paper-deep/60', className)}
      {...props}
    />
  );
}

type CellProps = ComponentProps<'td'> & {
  /** The cell is the heading of its row. */
  heads?: boolean | undefined;
};

export function TableCell({ heads = false, className, ...props }: CellProps) {
  const Cell = heads ? 'th' : 'td';
  return (
    <Cell
      scope={heads ? 'row' : undefined}
      className={cn('px-3 py-3 text-left align-top font-normal first:pl-0 last:pr-0', className)}
      {...props}
    />
  );
}
