import { getTranslations } from 'next-intl/server';
import { BadgeLine } from '@/components/shop/book-card';
import { BookGrid, badgeNames } from '@/components/shop/book-grid';
import { ShopCartButton, ShopTrail } from '@/components/shop/shop-header';
import { CallLink, linkVariants } from '@/components/ui/button';
import { Container, Heading } from '@/components/ui/heading';
import { ArrowLeftIcon } from '@/components/ui/icons';
import { pathOf } from '@/lib/parameter-pages';
import { bookListPath, firstCategory } from '@/lib/shop/categories';
import { relatedBooks } from '@/lib/shop/queries';
import { site } from '@/lib/site';
import { getAllProducts } from '@/lib/storefront/products';
import type { BookDetails, Product } from '@/lib/storefront/types';
import { ProductGallery } from './product-gallery';
import { ProductOffer } from './product-offer';

export async function ProductView({ product }: { product: Product }) {
  const t = await getTranslations('shop');
  const { book, handle, paragraphs, tags, title } = product;
  const category = firstCategory(product);
  return (
    <>
      <ShopTrail
        steps={[
          ...(category ? [{ name: category.name, path: bookListPath(category) }] : []),
          { name: title, path: pathOf('product', handle) },
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
              label={t('product.badges')}
              badges={await badgeNames(tags)}
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
            <CallLink href="/tienda" data-print="hide" className="mt-8 inline-flex gap-2">
              <ArrowLeftIcon className="size-4 self-center" />
              {t('product.back')}
            </CallLink>
          </div>
        </div>
        <BookData book={book} />
        <RelatedBooks product={product} />
      </Container>
    </>
  );
}

/** The book's data, and the contact for its product safety (Regulation (EU) 2023/988, art. 19). */
async function BookData({ book }: { book: BookDetails }) {
  const t = await getTranslations('shop.product');
  const facts = { ...book, publisher: site.publisher };
  const keys = ['author', 'series', 'binding', 'pages', 'year', 'isbn', 'publisher'] as const;
  const { street, postalCode, city } = site.address;
  return (
    <div className="grid gap-x-8 gap-y-12 border-line border-t pt-10 md:grid-cols-12 lg:gap-x-16">
      <section aria-labelledby="ficha" className="md:col-span-7">
        <Heading level={2} size="h3" id="ficha">
          {t('data.title')}
        </Heading>
        <dl className="mt-5">
          {keys.map((key) =>
            facts[key] === null ? null : (
              <div
                key={key}
                className="grid grid-cols-[7.5rem_1fr] gap-4 border-line border-b py-2.5 text-small"
              >
                <dt className="text-ink-soft">{t(`data.${key}`)}</dt>
                <dd className="min-w-0 wrap-anywhere tabular-nums">{facts[key]}</dd>
              </div>
            ),
          )}
        </dl>
      </section>
      <section aria-labelledby="seguridad" className="text-small md:col-span-5">
        <Heading level={2} size="h4" id="seguridad">
          {t('safety.title')}
        </Heading>
        <p className="mt-4 text-ink-soft">{t('safety.text')}</p>
        <address className="mt-3">
          {site.publisher} ({site.company.legalName})
          <br />
          {street}, {postalCode} {city}
          <br />
          <a href={`mailto:${site.email.info}`} className={linkVariants()}>
            {site.email.info}
          </a>
        </address>
      </section>
    </div>
  );
}

async function RelatedBooks({ product }: { product: Product }) {
  const [t, books] = await Promise.all([getTranslations('shop.product'), getAllProducts()]);
  const related = relatedBooks(product, books);
  if (related.length === 0) return null;
  return (
    <div className="mt-20" data-print="hide">
      <Heading level={2} size="h3" className="mb-8">
        {t('related')}
      </Heading>
      <BookGrid label={t('related')} products={related} level="h3" className="md:grid-cols-4" />
    </div>
  );
}
