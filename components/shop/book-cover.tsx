import { type Picture, pictureAttributes } from './picture';

type BookCoverProps = {
  product: { title: string; images: readonly Picture[] };
  widths: readonly number[];
  sizes: string;
  /** For the largest picture of the first screen. The lazy ones would hold connections that the scripts need. */
  first?: boolean;
};

const frame = 'aspect-[2/3] w-full object-cover shadow-book';

export function BookCover({ product, widths, sizes, first = false }: BookCoverProps) {
  const [image] = product.images;
  if (!image) {
    return (
      <div
        aria-hidden="true"
        className={`${frame} bg-pomegranate p-6 font-display text-h3 text-paper`}
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
