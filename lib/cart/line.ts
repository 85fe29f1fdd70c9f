import type { CartLine } from '@/lib/cart/types';
import type { Product, ProductVariant } from '@/lib/storefront/types';

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
