import type { Route } from 'next';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

export type PaginationProps = {
  labels: { region: string; previous: string; next: string; position: string };
  previous?: Route | undefined;
  next?: Route | undefined;
};

/** The lists are too short for links to the first and last page. */
export function Pagination({ labels, previous, next }: PaginationProps) {
  const link = buttonVariants({ variant: 'outline', size: 'sm' });
  return (
    <nav aria-label={labels.region} className="flex flex-wrap items-center gap-4 text-small">
      {previous ? (
        <Link href={previous} rel="prev" className={link}>
          {labels.previous}
        </Link>
      ) : null}
      <span className="text-ink-soft tabular-nums">{labels.position}</span>
      {next ? (
        <Link href={next} rel="next" className={link}>
          {labels.next}
        </Link>
      ) : null}
    </nav>
  );
}
