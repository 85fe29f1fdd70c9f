import { isLoopback } from '@/lib/http/is-loopback';
import type { ProductImage } from '@/lib/storefront/types';

/** A picture of the shop; its size, when the shop returns it, reserves its space. */
export type Picture = Pick<ProductImage, 'url' | 'altText'> & Partial<ProductImage>;

/** The shape of a cover, for a picture whose size the shop does not return. */
const coverRatio = 3 / 2;

/**
 * The address of a picture in a given width. Shopify's CDN resizes its pictures and chooses AVIF or WebP; pictures of
 * the embedded store go through Next's optimiser, which accepts no query. The width must be one of Next's configured
 * widths.
 */
export function pictureAddress(address: string, width: number): string {
  const url = new URL(address);
  if (isLoopback(url)) {
    const source = encodeURIComponent(`${url.origin}${url.pathname}`);
    return `/_next/image?url=${source}&w=${width}&q=75`;
  }
  url.searchParams.set('width', String(width));
  return url.href;
}

/** The attributes of an `<img>` with three widths; Next's `srcset` would list eleven. */
export function pictureAttributes(image: Picture, widths: readonly number[], sizes: string) {
  const widest = Math.max(...widths);
  const ratio = image.width && image.height ? image.height / image.width : coverRatio;
  return {
    src: pictureAddress(image.url, widest),
    srcSet: widths.map((width) => `${pictureAddress(image.url, width)} ${width}w`).join(', '),
    sizes,
    width: widest,
    height: Math.round(widest * ratio),
  };
}
