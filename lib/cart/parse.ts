import { type CartLine, type CartState, emptyCart, mostOfOne, withLine } from '@/lib/cart/lines';

/** Anything invalid gives an empty cart; invalid lines are dropped. Without zod, larger than the page's own code. */
export function parseCart(stored: string | null): CartState {
  try {
    const state = at(JSON.parse(stored ?? 'null'), 'state');
    return {
      items: listOf(at(state, 'items')).flatMap(lineOf).reduce<readonly CartLine[]>(withLine, []),
      cartId: textOf(at(state, 'cartId')) || null,
      checkoutUrl: textOf(at(state, 'checkoutUrl')) || null,
    };
  } catch {
    return emptyCart;
  }
}

function lineOf(raw: unknown): CartLine[] {
  // Earlier versions of the site stored products as GraphQL nodes.
  const product = at(at(raw, 'product'), 'node') ?? at(raw, 'product');
  const [handle, title] = [textOf(at(product, 'handle')), textOf(at(product, 'title'))];
  const variantId = textOf(at(raw, 'variantId'));
  const amount = String(at(at(raw, 'price'), 'amount'));
  const currencyCode = textOf(at(at(raw, 'price'), 'currencyCode'));
  const quantity = Number(at(raw, 'quantity'));
  const isSound =
    handle &&
    title &&
    variantId &&
    /^\d{1,9}(\.\d+)?$/.test(amount) &&
    /^[A-Z]{3}$/.test(currencyCode);
  if (!isSound || !(quantity >= 1)) return [];
  const variantTitle = textOf(at(raw, 'variantTitle'));
  return [
    {
      product: { id: textOf(at(product, 'id')), handle, title, images: imagesOf(product) },
      variantId,
      variantTitle: variantTitle === 'Default Title' ? '' : variantTitle,
      price: { amount: Number(amount).toFixed(2), currencyCode },
      quantity: Math.min(Math.floor(quantity), mostOfOne),
      selectedOptions: listOf(at(raw, 'selectedOptions')).map((option) => ({
        name: textOf(at(option, 'name')),
        value: textOf(at(option, 'value')),
      })),
    },
  ];
}

function imagesOf(product: unknown): CartLine['product']['images'] {
  const images = at(product, 'images');
  return listOf(at(images, 'edges') ?? images)
    .slice(0, 1)
    .map((image) => at(image, 'node') ?? image)
    .flatMap((image) => {
      const url = textOf(at(image, 'url'));
      return /^https?:/.test(url) && URL.canParse(url)
        ? [{ url, altText: textOf(at(image, 'altText')) }]
        : [];
    });
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
