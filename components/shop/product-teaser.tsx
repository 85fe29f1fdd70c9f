import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { BookCover } from '@/components/shop/book-cover';
import { priceText } from '@/components/shop/price';
import { Link } from '@/components/ui/link';
import type { Product } from '@/lib/storefront/types';

/** A book in the list: its cover, its author, its title and its price. The whole of it is one link. */
export async function ProductTeaser({ product }: { product: Product }) {
  const t = await getTranslations('shop');
  return (
    <article className="relative flex flex-col">
      <BookCover product={product} width={400} />
      <h2 className="mt-5 text-h4 tracking-tight">
        <Link
          href={`/producto/${product.handle}` as Route}
          className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
        >
          {product.title}
        </Link>
      </h2>
      {product.book.author ? (
        <p className="mt-1 text-ink-soft text-small">{product.book.author}</p>
      ) : null}
      <p className="mt-2 text-small">
        {product.availableForSale ? priceText(product.price) : t('soldOut')}
      </p>
    </article>
  );
}
