import { clsx } from 'clsx';
import { BookCard } from '@/components/shop/book-card';
import type { Product } from '@/lib/storefront/types';

type BookGridProps = {
  label: string;
  products: readonly Product[];
  level?: 'h2' | 'h3';
  /** The grid stands in the first screen: its first cover does not wait for the page's scripts. */
  first?: boolean;
  className?: string;
};

/** Covers in rows, like books laid out on a table. */
export function BookGrid({
  label,
  products,
  level = 'h2',
  first = false,
  className,
}: BookGridProps) {
  return (
    <section
      aria-label={label}
      className={clsx('grid grid-cols-2 gap-x-6 gap-y-12 md:grid-cols-3 md:gap-x-10', className)}
    >
      {products.map((product, index) => (
        <BookCard key={product.id} product={product} level={level} first={first && index === 0} />
      ))}
    </section>
  );
}
