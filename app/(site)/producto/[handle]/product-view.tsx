import { getMessages, getTranslations } from 'next-intl/server';
import { type Edition, VariantPicker } from '@/app/(site)/producto/[handle]/variant-picker';
import { BadgeLine } from '@/components/shop/book-card';
import { BookCover } from '@/components/shop/book-cover';
import { BookGrid, badgeNames } from '@/components/shop/book-grid';
import { pictureAddress, pictureAttributes } from '@/components/shop/picture';
import { priceText } from '@/components/shop/price';
import { ShopCartButton, ShopTrail, WithoutScriptNote } from '@/components/shop/shop-header';
import { buttonVariants, linkVariants } from '@/components/ui/button';
import { Container, Heading } from '@/components/ui/heading';
import { ArrowLeftIcon, CloseIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { cartLine } from '@/lib/cart/lines';
import { pathOf } from '@/lib/parameter-pages';
import { bookListPath, firstCategory } from '@/lib/shop/categories';
import { getRelatedBooks } from '@/lib/shop/queries';
import { site } from '@/lib/site';
import type { BookDetails, Product, ProductVariant } from '@/lib/storefront/types';

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

/** Must be one of Next's configured widths; both optimisers derive it from the original. */
const largeWidth = 1200;

/** Slightly smaller than the real width, so that common phones choose the 640 px file where 649 px would be exact. */
const coverSizes = '(width < 30rem) 88vw, 28rem';

/** Large pictures open in native popovers, which need no script and load the picture only then. */
async function ProductGallery({ product }: { product: Pick<Product, 'title' | 'images'> }) {
  const t = await getTranslations('shop.product');
  const [cover, ...others] = product.images;
  const large = (index: number) => `imagen-${index + 1}`;
  const opening = (index: number, alt: string) => ({
    popoverTarget: large(index),
    'aria-label': t('enlarge', { alt }),
    className: 'block w-full cursor-zoom-in',
  });
  return (
    <section aria-label={t('images')} className="max-w-md">
      {cover ? (
        <button type="button" {...opening(0, cover.altText)}>
          <BookCover product={product} widths={[384, 640, 828]} sizes={coverSizes} first />
        </button>
      ) : (
        <BookCover product={product} widths={[640]} sizes="28rem" />
      )}
      {others.length > 0 ? (
        <ul className="mt-4 grid grid-cols-4 gap-3">
          {others.map((image, index) => (
            <li key={image.url}>
              <button type="button" {...opening(index + 1, image.altText)}>
                <picture>
                  <img
                    {...pictureAttributes(image, [128, 256], '6.5rem')}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className="aspect-[4/5] w-full bg-paper-deep object-cover"
                  />
                </picture>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {product.images.map((image, index) => (
        <div
          key={image.url}
          id={large(index)}
          popover="auto"
          role="dialog"
          aria-label={t('enlarged', { alt: image.altText })}
          className="m-auto max-h-dvh min-h-48 min-w-48 max-w-full overflow-auto bg-ink p-3 shadow-float backdrop:bg-ink/85"
        >
          <button
            type="button"
            popoverTarget={large(index)}
            popoverTargetAction="hide"
            aria-label={t('close')}
            className="absolute top-3 right-3 inline-flex size-11 cursor-pointer items-center justify-center bg-ink text-paper"
          >
            <CloseIcon />
          </button>
          <picture>
            <img
              src={pictureAddress(image.url, largeWidth)}
              alt={image.altText}
              width={image.width ?? 800}
              height={image.height ?? 1200}
              loading="lazy"
              className="h-auto max-h-[calc(100dvh-1.5rem)] w-auto max-w-full object-contain"
            />
          </picture>
        </div>
      ))}
    </section>
  );
}

const looks = {
  button: buttonVariants({ size: 'lg', className: 'w-full sm:w-auto' }),
  choices: 'mt-2 flex flex-wrap gap-2',
  take: buttonVariants({ variant: 'paper', size: 'sm', className: 'border border-line-strong' }),
  choice:
    'relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-sm border border-line-strong px-4 text-small hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2',
};

async function ProductOffer({ product }: { product: Product }) {
  const t = await getTranslations('shop');
  const { cart, error, shop } = await getMessages();
  const [first, ...others] = product.variants;
  if (!first) return null;
  // One object for all editions, so that the page contains it once.
  const shared = cartLine(product, first).product;
  const edition = (variant: ProductVariant): Edition => ({
    ...cartLine(product, variant),
    product: shared,
    priceText: priceText(variant.price),
    isAvailable: variant.availableForSale,
  });
  return (
    <>
      <VariantPicker
        options={product.options}
        editions={[edition(first), ...others.map(edition)]}
        texts={{
          add: cart.add,
          soldOut: t('product.soldOutValue'),
          noMatch: t('product.noMatch'),
          existsAs: shop.product.existsAs,
          take: shop.product.take,
          unknown: t('product.unknownStock'),
          payment: error.payment,
        }}
        looks={looks}
      />
      {product.options.length > 0 ? (
        <EditionsWithoutScript variants={product.variants} />
      ) : (
        <WithoutScriptNote />
      )}
    </>
  );
}

async function EditionsWithoutScript({ variants }: { variants: ProductVariant[] }) {
  const t = await getTranslations('shop.product');
  const { add } = (await getMessages()).cart;
  return (
    <noscript>
      <form action="/tienda/pagar" method="post" className="mt-6" aria-label={t('editions')}>
        <ul className="border-line border-t">
          {variants.map(({ id, title, price, availableForSale }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3"
            >
              <span>{title || t('onlyEdition')}</span>
              <span className="ml-auto tabular-nums">{priceText(price)}</span>
              <button
                type="submit"
                name="variante"
                value={id}
                disabled={!availableForSale}
                className={buttonVariants({ size: 'sm' })}
              >
                {availableForSale ? add.add : add.soldOut}
                <span className="sr-only">: {title}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-ink-soft text-small">{add.noScript}</p>
      </form>
    </noscript>
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
                <dd className="tabular-nums">{facts[key]}</dd>
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
  const [t, related] = await Promise.all([
    getTranslations('shop.product'),
    getRelatedBooks(product),
  ]);
  if (related.length === 0) return null;
  return (
    <div className="mt-20">
      <Heading level={2} size="h3" className="mb-8">
        {t('related')}
      </Heading>
      <BookGrid label={t('related')} products={related} level="h3" className="md:grid-cols-4" />
    </div>
  );
}
