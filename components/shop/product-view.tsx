import { getMessages, getTranslations } from 'next-intl/server';
import { CartButton } from '@/components/cart/cart-button';
import { BadgeLine } from '@/components/shop/badge-line';
import { BookData } from '@/components/shop/book-data';
import { ProductGallery } from '@/components/shop/product-gallery';
import { ProductOffer } from '@/components/shop/product-offer';
import { RelatedBooks } from '@/components/shop/related-books';
import { ShopTrail } from '@/components/shop/shop-trail';
import { buttonVariants } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { ArrowLeftIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { shelfPath } from '@/lib/shop/addresses';
import { firstCategory } from '@/lib/shop/categories';
import type { Product } from '@/lib/storefront/types';

/** A book on its own page. */
export async function ProductView({ product }: { product: Product }) {
  const t = await getTranslations('shop');
  const { cart } = await getMessages();
  const { book, handle, paragraphs, tags, title } = product;
  const category = firstCategory(product);
  return (
    <>
      <ShopTrail
        steps={[
          ...(category ? [{ name: category.name, path: shelfPath(category) }] : []),
          { name: title, path: `/producto/${handle}` },
        ]}
      />
      <Container className="pb-24">
        <div className="flex items-center justify-between gap-6 py-4">
          <Link
            href="/tienda"
            className="inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4 hover:decoration-2"
          >
            <ArrowLeftIcon className="size-4" />
            {t('product.back')}
          </Link>
          <CartButton texts={cart} className={buttonVariants({ variant: 'outline', size: 'sm' })} />
        </div>
        <div className="grid gap-x-16 gap-y-10 pt-2 pb-20 md:grid-cols-12 md:pt-6">
          <div className="md:col-span-5">
            <ProductGallery product={product} />
          </div>
          <div className="md:col-span-7">
            <BadgeLine
              tags={tags}
              className="mb-4 flex flex-wrap gap-2 *:rounded-sm *:bg-accent-tint *:px-2.5 *:py-1 *:font-medium *:text-accent-deep *:text-caption"
            />
            <Heading level={1} size="h2">
              {title}
            </Heading>
            {book.author ? <p className="mt-3 text-ink-soft text-lead">{book.author}</p> : null}
            <div className="mt-8">
              <ProductOffer product={product} />
            </div>
            <div className="prose mt-12">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </div>
        <BookData book={book} />
        <RelatedBooks product={product} />
      </Container>
    </>
  );
}
