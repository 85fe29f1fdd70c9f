import { type Picture, pictureAttributes } from './picture';

type BookCoverProps = {
  product: { title: string; images: readonly Picture[] };
  widths: readonly number[];
  sizes: string;
  /** For the largest picture of the first screen. The lazy ones would hold connections that the scripts need. */
  first?: boolean;
};

const frame = 'aspect-[2/3] w-full shadow-book';

export function BookCover({ product, widths, sizes, first = false }: BookCoverProps) {
  const [image] = product.images;
  if (!image) {
    return (
      <div aria-hidden="true" className={`${frame} @container overflow-hidden bg-pomegranate`}>
        <p className="hyphens-auto p-[8cqi] font-display text-[10cqi] text-paper leading-tight">
          {product.title}
        </p>
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
        className={`${frame} object-cover`}
      />
    </picture>
  );
}
