import { clsx } from 'clsx';
import { getMessages, getTranslations } from 'next-intl/server';
import { cartLine } from '@/lib/cart/lines';
import { badgesOf } from '@/lib/shop/categories';
import type { Product } from '@/lib/storefront/types';
import { BookCard } from './book-card';
import { priceText } from './price';

type BookGridProps = {
  label: string;
  products: readonly Product[];
  level?: 'h2' | 'h3';
  /** Whether the grid is in the first screen; its first cover is then loaded at once. */
  first?: boolean;
  className?: string;
};

/** The price of a card is the first variant's, which its button adds; a second line names a cheaper edition. */
export async function BookGrid({
  label,
  products,
  level = 'h2',
  first = false,
  className,
}: BookGridProps) {
  const t = await getTranslations('shop');
  const { cart } = await getMessages();
  const texts = { badges: t('product.badges'), add: cart.add };
  const cards = await Promise.all(
    products.map(async (product) => {
      const [variant] = product.variants;
      if (!variant) return null;
      const isCheaper =
        product.availableForSale && Number(product.price.amount) < Number(variant.price.amount);
      return {
        line: cartLine(product, variant),
        available: variant.availableForSale,
        author: product.book.author,
        badges: await badgeNames(product.tags),
        price: priceText(variant.price),
        fromPrice: isCheaper && t('fromPrice', { price: priceText(product.price) }),
      };
    }),
  );
  return (
    <section
      aria-label={label}
      className={clsx('grid grid-cols-2 gap-x-6 gap-y-12 md:grid-cols-3 md:gap-x-10', className)}
    >
      {cards.map((card, index) =>
        card ? (
          <BookCard
            key={card.line.product.id}
            {...{ ...card, level, texts }}
            first={first && index === 0}
          />
        ) : null,
      )}
    </section>
  );
}

/** The names of a book's badges (requirement 3.3). */
export async function badgeNames(tags: readonly string[]): Promise<string[]> {
  const t = await getTranslations('shop.badges');
  return badgesOf(tags).map((badge) => t(badge));
}
