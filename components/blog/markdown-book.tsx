import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { BookCover } from '@/components/shop/book-cover';
import { priceText } from '@/components/shop/price';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { log } from '@/lib/log/log';
import { getProduct } from '@/lib/storefront/products';
import { withinQuotes } from '@/lib/text/within-quotes';

type MarkdownBookProps = ComponentProps<'aside'> & { 'data-handle'?: string };

/** A book on a line of its own (`embedLines`); the author's link when the shop has no such book or fails. */
export async function MarkdownBook({ 'data-handle': handle = '', children }: MarkdownBookProps) {
  const product = await getProduct(handle).catch((error: unknown) => {
    log.warn('Book of an article: the shop', error);
    return null;
  });
  if (!product) return <p>{children}</p>;
  const t = await getTranslations('markdown');
  const price = priceText(product.price);
  return (
    <div className="relative my-10 flex items-center gap-6 bg-accent-tint p-6 sm:gap-8 sm:p-8">
      <div className="w-24 shrink-0 sm:w-32">
        <BookCover product={product} widths={[384]} sizes="8rem" />
      </div>
      <div className="min-w-0">
        <p dir="auto" className="font-display text-h4 tracking-tight">
          {product.title}
        </p>
        {product.book.author ? (
          <p className="mt-1 text-ink-soft text-small">{product.book.author}</p>
        ) : null}
        <p className="mt-2 text-small tabular-nums">
          {product.variants.length > 1 ? t('priceFrom', { price }) : price}
        </p>
        <Link
          href={`/producto/${product.handle}` as Route}
          className={buttonVariants({
            variant: 'outline',
            size: 'sm',
            className: 'mt-4 no-underline after:absolute after:inset-0',
          })}
        >
          {t('seeBook')}
          <span className="sr-only"> «{withinQuotes(product.title)}»</span>
        </Link>
      </div>
    </div>
  );
}
