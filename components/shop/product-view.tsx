import { getTranslations } from 'next-intl/server';
import { BadgeLine } from '@/components/shop/badge-line';
import { BookData } from '@/components/shop/book-data';
import { ProductGallery } from '@/components/shop/product-gallery';
import { ProductOffer } from '@/components/shop/product-offer';
import { RelatedBooks } from '@/components/shop/related-books';
import { ShopCartButton } from '@/components/shop/shop-cart-button';
import { ShopTrail } from '@/components/shop/shop-trail';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { ArrowLeftIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { linkVariants } from '@/components/ui/text-link';
import { bookListPath } from '@/lib/shop/addresses';
import { firstCategory } from '@/lib/shop/categories';
import type { Product } from '@/lib/storefront/types';

export async function ProductView({ product }: { product: Product }) {
  const t = await getTranslations('shop');
  const { book, handle, paragraphs, tags, title } = product;
  const category = firstCategory(product);
  return (
    <>
      <ShopTrail
        steps={[
          ...(category ? [{ name: category.name, path: bookListPath(category) }] : []),
          { name: title, path: `/producto/${handle}` },
        ]}
      >
        <ShopCartButton />
      </ShopTrail>
      <Container className="pb-24">
        <div className="grid grid-cols-1 gap-x-8 gap-y-10 pt-6 pb-20 md:grid-cols-12 md:pt-10 lg:gap-x-16">
          <div className="md:col-span-5">
            <ProductGallery product={product} />
          </div>
          <div className="md:col-span-7">
            <BadgeLine
              tags={tags}
              className="mb-4 flex flex-wrap gap-2 *:rounded-sm *:bg-accent-tint *:px-2.5 *:py-1 *:font-medium *:text-accent-deep *:text-caption"
            />
            <Heading level={1} size="h2" dir="auto">
              {title}
            </Heading>
            {book.author ? (
              <p dir="auto" className="mt-3 text-ink-soft text-lead">
                {book.author}
              </p>
            ) : null}
            <div className="mt-8">
              <ProductOffer product={product} />
            </div>
            <div className="prose mt-12">
              {paragraphs.map((paragraph) => (
                <p key={paragraph} dir="auto">
                  {paragraph}
                </p>
              ))}
            </div>
            <Link
              href="/tienda"
              className={linkVariants({ variant: 'call', className: 'mt-8 inline-flex gap-2' })}
            >
              <ArrowLeftIcon className="size-4 self-center" />
              {t('product.back')}
            </Link>
          </div>
        </div>
        <BookData book={book} />
        <RelatedBooks product={product} />
      </Container>
    </>
  );
}
