import type { Route } from 'next';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { cn } from '@/lib/utils';

type PaginationProps = {
  labels: { region: string; previous: string; next: string; position: string };
  number: number;
  pages: number;
  path: (number: number) => string;
  className: string;
};

/** The lists are too short for links to the first and last page. */
export function Pagination({ labels, number, pages, path, className }: PaginationProps) {
  if (pages <= 1) return null;
  const link = buttonVariants({ variant: 'outline', size: 'sm' });
  return (
    <nav
      aria-label={labels.region}
      className={cn('flex flex-wrap items-center gap-4 border-line border-t text-small', className)}
    >
      {number > 1 ? (
        <Link href={path(number - 1) as Route} rel="prev" className={link}>
          {labels.previous}
        </Link>
      ) : null}
      <span className="text-ink-soft tabular-nums">{labels.position}</span>
      {number < pages ? (
        <Link href={path(number + 1) as Route} rel="next" className={link}>
          {labels.next}
        </Link>
      ) : null}
    </nav>
  );
}
