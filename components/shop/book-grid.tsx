import { clsx } from 'clsx';
import { getMessages, getTranslations } from 'next-intl/server';
import { AddToCart } from '@/components/cart/add-to-cart';
import { BookCover } from '@/components/shop/book-cover';
import { priceText } from '@/components/shop/price';
import { Link } from '@/components/ui/link';
import { cartLine } from '@/lib/cart/lines';
import { pathOf } from '@/lib/parameter-pages';
import { badgesOf } from '@/lib/shop/categories';
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

type BookCardProps = { product: Product; level: 'h2' | 'h3'; first: boolean };

const addClasses =
  'min-h-11 cursor-pointer py-1 text-left font-medium text-small underline decoration-1 underline-offset-4 hover:decoration-2 disabled:text-ink-soft disabled:no-underline';

/** The price is the first variant's, which the button adds; a second line names a cheaper edition. */
async function BookCard({ product, level: Title, first }: BookCardProps) {
  const t = await getTranslations('shop');
  const { cart } = await getMessages();
  const [variant] = product.variants;
  if (!variant) return null;
  const isCheaper = Number(product.price.amount) < Number(variant.price.amount);
  return (
    <article className="relative flex flex-col">
      <BookCover
        product={product}
        widths={[384, 640]}
        sizes="(width < 48rem) 44vw, (width < 64rem) 28vw, 15rem"
        first={first}
      />
      <Title dir="auto" className="mt-4 text-h4 tracking-tight">
        <Link
          href={pathOf('product', product.handle)}
          className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
        >
          {product.title}
        </Link>
      </Title>
      {product.book.author ? (
        <p dir="auto" className="mt-1 text-ink-soft text-small">
          {product.book.author}
        </p>
      ) : null}
      <BadgeLine
        tags={product.tags}
        className="mt-2 flex flex-wrap gap-x-3 font-medium text-accent text-caption"
      />
      <p className="mt-2 tabular-nums">{priceText(variant.price)}</p>
      {isCheaper ? (
        <p className="text-caption text-ink-soft">
          {t('fromPrice', { price: priceText(product.price) })}
        </p>
      ) : null}
      <div className="relative z-1 self-start">
        <AddToCart
          line={cartLine(product, variant)}
          available={variant.availableForSale}
          texts={cart.add}
          className={addClasses}
          named
        />
      </div>
    </article>
  );
}

export async function BadgeLine({ tags, className }: { tags: string[]; className?: string }) {
  const badges = badgesOf(tags);
  if (badges.length === 0) return null;
  const t = await getTranslations('shop');
  return (
    <ul aria-label={t('product.badges')} className={className}>
      {badges.map((badge) => (
        <li key={badge}>{t(`badges.${badge}`)}</li>
      ))}
    </ul>
  );
}
