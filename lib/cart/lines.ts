import type { Order } from '@/lib/storefront/checkout';
import type {
  Checkout,
  LiveVariant,
  Money,
  Product,
  ProductVariant,
  SelectedOption,
} from '@/lib/storefront/types';
import { listOf, member, textOf } from '@/lib/text/unchecked';

/** The product data of a line, so that the drawer can show it before the shop has answered. */
type CartProduct = {
  id: string;
  handle: string;
  title: string;
  /** At most one image, the cover. */
  images: readonly { url: string; altText: string }[];
};

/** One variant in the cart. This is also what the browser stores (requirement 3.5): old carts must stay readable. */
export type CartLine = {
  product: CartProduct;
  variantId: string;
  /** Empty when the book has only one variant. */
  variantTitle: string;
  price: Money;
  quantity: number;
  selectedOptions: readonly SelectedOption[];
};

export type CartState = {
  items: readonly CartLine[];
  cartId: string | null;
  checkoutUrl: string | null;
};

/** A line with one copy of a variant, made on the server so that the page contains nothing else of the product. */
export function cartLine(
  { id, handle, title, images }: Product,
  variant: ProductVariant,
): CartLine {
  return {
    product: {
      id,
      handle,
      title,
      images: images.slice(0, 1).map(({ url, altText }) => ({ url, altText })),
    },
    variantId: variant.id,
    variantTitle: variant.title,
    price: variant.price,
    quantity: 1,
    selectedOptions: variant.selectedOptions,
  };
}

type Lines = readonly CartLine[];

/** The most copies of one book in a cart; larger orders go to the publisher by mail. */
export const maxQuantity = 999;

export const emptyCart: CartState = { items: [], cartId: null, checkoutUrl: null };

/** The most lines of one order (requirement 3.5). */
export const maxLines = 100;

/**
 * The lines with one more: the same variant increases its quantity, another one is appended. The increased line takes the
 * newer title, address and cover; its price stays, because the check tells of a change.
 */
export function withLine(lines: Lines, added: CartLine): Lines {
  const known = lines.find(({ variantId }) => variantId === added.variantId);
  if (!known) return [...lines, added];
  const renewed = lines.map((line) => (line === known ? { ...added, price: known.price } : line));
  return withQuantity(renewed, added.variantId, known.quantity + added.quantity);
}

/** The lines with a new quantity for one variant; zero or less removes the line. */
export function withQuantity(lines: Lines, variantId: string, quantity: number): Lines {
  return lines.flatMap((line) => {
    if (line.variantId !== variantId) return [line];
    return quantity > 0 ? [{ ...line, quantity: Math.min(quantity, maxQuantity) }] : [];
  });
}

/** The order of a cart as it is sent to the shop, without the other data that the browser stores. */
export const orderOf = ({ items }: CartState): Order => ({
  lines: items.map(({ variantId, quantity }) => ({ variantId, quantity })),
});

/** The total number of copies. */
export const countOf = (lines: Lines): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The sum of price times quantity in the first line's currency, computed in cents; null for no lines. */
export function totalOf(lines: Lines): CartLine['price'] | null {
  const [first] = lines;
  if (!first) return null;
  const cents = lines.reduce(
    (sum, { price, quantity }) => sum + Math.round(Number(price.amount) * 100) * quantity,
    0,
  );
  return { amount: (cents / 100).toFixed(2), currencyCode: first.price.currencyCode };
}

/** Anything invalid gives an empty cart; invalid lines are dropped. Without zod, larger than the page's own code. */
export function parseCart(stored: string | null): CartState {
  try {
    const state = member(JSON.parse(stored ?? 'null'), 'state');
    return {
      items: listOf(member(state, 'items'))
        .flatMap(lineOf)
        .reduce<readonly CartLine[]>(withLine, []),
      cartId: textOf(member(state, 'cartId')) || null,
      checkoutUrl: textOf(member(state, 'checkoutUrl')) || null,
    };
  } catch {
    return emptyCart;
  }
}

/** Earlier versions of the site stored products as GraphQL nodes. */
function lineOf(raw: unknown): CartLine[] {
  const product = member(member(raw, 'product'), 'node') ?? member(raw, 'product');
  const text = (value: unknown, name: string) => textOf(member(value, name));
  const [handle, title, variantId] = [
    text(product, 'handle'),
    text(product, 'title'),
    text(raw, 'variantId'),
  ];
  const amount = String(member(member(raw, 'price'), 'amount'));
  const currencyCode = text(member(raw, 'price'), 'currencyCode');
  const isSound = /^\d{1,9}(\.\d+)?$/.test(amount) && /^[A-Z]{3}$/.test(currencyCode);
  const quantity = Math.floor(Number(member(raw, 'quantity')));
  if (!handle || !title || !variantId || !isSound || !(quantity >= 1)) return [];
  const variantTitle = text(raw, 'variantTitle');
  return [
    {
      product: { id: text(product, 'id'), handle, title, images: imagesOf(product) },
      variantId,
      variantTitle: variantTitle === 'Default Title' ? '' : variantTitle,
      price: { amount: Number(amount).toFixed(2), currencyCode },
      quantity: Math.min(quantity, maxQuantity),
      selectedOptions: listOf(member(raw, 'selectedOptions')).map((option) => ({
        name: text(option, 'name'),
        value: text(option, 'value'),
      })),
    },
  ];
}

function imagesOf(product: unknown): CartLine['product']['images'] {
  const images = member(product, 'images');
  return listOf(member(images, 'edges') ?? images)
    .slice(0, 1)
    .map((image) => member(image, 'node') ?? image)
    .flatMap((image) => {
      const url = textOf(member(image, 'url'));
      return /^https?:/.test(url) && URL.canParse(url)
        ? [{ url, altText: textOf(member(image, 'altText')) }]
        : [];
    });
}

/** Why a request to the shop failed; each value is a message key. */
export type CartProblem = 'failure' | 'payment_required' | 'too_many' | 'rate_limit';

type Refusal = { ok: false; error: CartProblem };

export type CheckResult = { ok: true; variants: readonly LiveVariant[] } | Refusal;
export type CheckoutResult = ({ ok: true } & Checkout) | Refusal;

/** A failed request to the shop. */
export const refused = (error: CartProblem): Refusal => ({ ok: false, error });
