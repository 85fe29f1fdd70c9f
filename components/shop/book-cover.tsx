import { getImageProps, type ImageProps } from 'next/image';
import type { Product } from '@/lib/storefront/types';
import { cn } from '@/lib/utils';

type BookCoverProps = { product: Product; width: number; eager?: boolean; className?: string };

/** Shopify's CDN resizes its own pictures; the embedded store's go through our optimiser, which takes no query. */
function pictureSource(address: string): Pick<ImageProps, 'src' | 'loader'> {
  const url = new URL(address);
  if (url.host !== 'cdn.shopify.com') return { src: `${url.origin}${url.pathname}` };
  return {
    src: address,
    loader: ({ width }) => {
      url.searchParams.set('width', String(width));
      return url.href;
    },
  };
}

/**
 * A cover with the shadow of a book lying on the page; without a picture the title is the cover. Next's image component
 * would ship a script for what an <img> does by itself; its properties are enough.
 */
export function BookCover({ product, width, eager = false, className }: BookCoverProps) {
  const [image] = product.images;
  const frame = cn('aspect-[2/3] w-full object-cover shadow-book', className);
  if (!image) {
    return (
      <div
        aria-hidden="true"
        className={cn(frame, 'bg-pomegranate p-6 font-display text-h3 text-paper')}
      >
        {product.title}
      </div>
    );
  }
  const { props } = getImageProps({
    ...pictureSource(image.url),
    alt: image.altText,
    width,
    height: Math.round(width * 1.5),
    loading: eager ? 'eager' : 'lazy',
  });
  return (
    <picture>
      <img {...props} alt={image.altText} className={frame} />
    </picture>
  );
}
