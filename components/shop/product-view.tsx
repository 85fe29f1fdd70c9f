import { getTranslations } from 'next-intl/server';
import { BookCover } from '@/components/shop/book-cover';
import { priceText } from '@/components/shop/price';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { linkVariants } from '@/components/ui/text-link';
import type { Product } from '@/lib/storefront/types';

/** A book on its own page. */
export async function ProductView({ product }: { product: Product }) {
  const t = await getTranslations('shop');
  const { book, options, paragraphs, price, title, availableForSale } = product;
  return (
    <Container className="grid gap-x-20 gap-y-10 pt-4 pb-24 md:grid-cols-12 md:pt-8">
      <div className="md:col-span-5">
        <BookCover product={product} width={560} eager className="max-w-md" />
      </div>
      <div className="md:col-span-7">
        {book.author ? <p className="text-ink-soft text-lead">{book.author}</p> : null}
        <Heading level={1} size="h2" className="mt-2">
          {title}
        </Heading>
        <p className="mt-6 text-lead">{priceText(price)}</p>
        {availableForSale ? null : <p className="mt-2 font-medium text-accent">{t('soldOut')}</p>}
        {options.map(({ name, values }) => (
          <p key={name} className="mt-4 text-ink-soft text-small">
            {name}: {values.join(', ')}
          </p>
        ))}
        <div className="prose mt-10">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Link href="/tienda" className={linkVariants({ variant: 'call', className: 'mt-8' })}>
          {t('product.back')}
        </Link>
      </div>
    </Container>
  );
}
