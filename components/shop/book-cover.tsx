import { clsx } from 'clsx';
import { type Picture, pictureAttributes } from '@/components/shop/picture';

type BookCoverProps = {
  product: { title: string; images: readonly Picture[] };
  widths: readonly number[];
  sizes: string;
  /** For the largest picture of the first screen. The lazy ones would hold connections that the scripts need. */
  first?: boolean;
  className?: string;
};

export function BookCover({ product, widths, sizes, first = false, className }: BookCoverProps) {
  const [image] = product.images;
  const frame = clsx('aspect-[2/3] w-full object-cover shadow-book', className);
  if (!image) {
    return (
      <div
        aria-hidden="true"
        className={clsx(frame, 'bg-pomegranate p-6 font-display text-h3 text-paper')}
      >
        {product.title}
      </div>
    );
  }
  return (
    <picture>
      <img
        {...pictureAttributes(image, widths, sizes)}
        alt={image.altText}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        className={frame}
      />
    </picture>
  );
}
