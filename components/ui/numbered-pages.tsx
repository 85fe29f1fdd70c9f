import { Pagination, type PaginationProps } from '@/components/ui/pagination';
import { neighbours } from '@/lib/paging/numbered';
import { cn } from '@/lib/utils';

type NumberedPagesProps = {
  labels: PaginationProps['labels'];
  number: number;
  pages: number;
  path: (number: number) => string;
  className: string;
};

export function NumberedPages({ labels, path, className, ...place }: NumberedPagesProps) {
  if (place.pages <= 1) return null;
  return (
    <div className={cn('border-line border-t', className)}>
      <Pagination labels={labels} {...neighbours(place, path)} />
    </div>
  );
}
