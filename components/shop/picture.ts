import type { ProductImage } from '@/lib/storefront/types';

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** The shape of a picture whose size the shop does not tell: that of a cover. */
const coverRatio = 3 / 2;

/**
 * The address of a picture in a given width. Shopify's CDN resizes its own pictures and chooses AVIF or WebP by itself; the
 * embedded store's go through our optimiser, which takes no query. The width must be one that Next is configured for.
 */
export function pictureAddress(address: string, width: number): string {
  const url = new URL(address);
  if (loopback.has(url.hostname)) {
    const source = encodeURIComponent(`${url.origin}${url.pathname}`);
    return `/_next/image?url=${source}&w=${width}&q=75`;
  }
  url.searchParams.set('width', String(width));
  return url.href;
}

/** The attributes of an `<img>` in a few widths: three addresses, where Next's own list has sixteen. */
export function pictureAttributes(image: ProductImage, widths: readonly number[], sizes: string) {
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
