import type { Route } from 'next';
import { AdminLink } from '@/components/admin/navigation';
import type { DataColumn } from '@/components/admin/table/data-column';
import { TableHead } from '@/components/ui/table';

const arrows = { ascending: '↑', descending: '↓' } as const;

type Props = { column: DataColumn; className: string };

export function SortHeading({ column: { id, label, sort }, className }: Props) {
  return (
    <TableHead data-column={id} aria-sort={sort?.now} className={className}>
      {sort ? (
        <AdminLink
          href={sort.href as Route}
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
