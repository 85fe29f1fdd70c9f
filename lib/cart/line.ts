import type { CartLine } from '@/lib/cart/types';
import type { Product, ProductVariant } from '@/lib/storefront/types';

/** One copy of a variant, ready to be added. Made on the server: the page carries no more of the book than this. */
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
