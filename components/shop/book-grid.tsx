import { clsx } from 'clsx';
import { BookCard } from '@/components/shop/book-card';
import type { Product } from '@/lib/storefront/types';

type BookGridProps = {
  label: string;
  products: readonly Product[];
  level?: 'h2' | 'h3';
  /** Whether the grid is in the first screen; its first cover is then loaded at once. */
  first?: boolean;
  className?: string;
};

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
