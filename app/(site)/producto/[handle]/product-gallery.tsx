import { getTranslations } from 'next-intl/server';
import { BookCover } from '@/components/shop/book-cover';
import { pictureAddress, pictureAttributes } from '@/components/shop/picture';
import { CloseIcon } from '@/components/ui/icons';
import type { Product } from '@/lib/storefront/types';
import { PictureSection } from './picture-section';

/** Must be one of Next's configured widths; both optimisers derive it from the original. */
const largeWidth = 1200;

/** Slightly smaller than the real width, so that common phones choose the 640 px file where 649 px would be exact. */
const coverSizes = '(width < 30rem) 88vw, 28rem';

/** Browsers that know invoker commands open a modal dialog, the others a popover. React has no types for the commands yet. */
const command = (target: string, action: 'show' | 'hide') => ({
  popoverTarget: target,
  popoverTargetAction: action,
  ...{ commandfor: target, command: action === 'show' ? 'show-modal' : 'close' },
});

/** Large pictures open in native dialogs, which need no script in current browsers and load the picture only then. */
export async function ProductGallery({ product }: { product: Pick<Product, 'title' | 'images'> }) {
  const t = await getTranslations('shop.product');
  const [cover, ...others] = product.images;
  const texts = product.images.map(({ altText }) => altText);
  // Pictures without a description all have the title of the book.
  const isRepeated = new Set(texts).size < texts.length;
  const names = texts.map((alt, index) =>
    isRepeated ? t('numbered', { alt, number: index + 1, count: texts.length }) : alt,
  );
  const large = (index: number) => `imagen-${index + 1}`;
  const opening = (index: number) => ({
    ...command(large(index), 'show'),
    'aria-label': t('enlarge', { alt: names[index] ?? '' }),
    className: 'block w-full cursor-zoom-in',
  });
  return (
    <PictureSection aria-label={t('images')} className="max-w-md">
      {cover ? (
        <button type="button" {...opening(0)}>
          <BookCover product={product} widths={[384, 640, 828]} sizes={coverSizes} first />
        </button>
      ) : (
        <BookCover product={product} widths={[640]} sizes="28rem" />
      )}
      {others.length > 0 ? (
        <ul className="mt-4 grid grid-cols-4 gap-3">
          {others.map((image, index) => (
            <li key={image.url}>
              <button type="button" {...opening(index + 1)}>
                <picture>
                  <img
                    {...pictureAttributes(image, [128, 256], '6.5rem')}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className="aspect-[2/3] w-full border border-line bg-paper-deep object-cover"
                  />
                </picture>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {product.images.map((image, index) => (
        <dialog
          key={image.url}
          id={large(index)}
          popover="auto"
          {...{ closedby: 'any' }}
          aria-label={t('enlarged', { alt: names[index] ?? '' })}
          className="m-auto max-h-dvh min-h-48 min-w-48 max-w-full overflow-auto bg-ink p-3 text-paper shadow-float backdrop:bg-ink/85"
        >
          <button
            type="button"
            {...command(large(index), 'hide')}
            aria-label={t('close')}
            className="absolute top-3 right-3 inline-flex size-11 cursor-pointer items-center justify-center bg-ink"
          >
            <CloseIcon />
          </button>
          <picture>
            <img
              src={pictureAddress(image.url, largeWidth)}
              alt={image.altText}
              width={image.width ?? 800}
              height={image.height ?? 1200}
              loading="lazy"
              className="h-auto max-h-[calc(100dvh-1.5rem)] w-auto max-w-full object-contain"
            />
          </picture>
        </dialog>
      ))}
    </PictureSection>
  );
}
