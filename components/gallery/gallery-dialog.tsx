import type { KeyboardEvent, ReactNode } from 'react';
import type { Picture } from '@/components/art/pictures';
import { useModal } from '@/components/ui/use-modal';

/** The data the browser needs for a picture: the thumbnail, 600 by 450, and the large view, which fits into 1200 by 900. */
export type GalleryPicture = Pick<Picture, 'src' | 'small' | 'alt' | 'caption'> & {
  /** Classes of a picture that spans several cells; `--shape` is its aspect ratio. */
  place?: string | undefined;
  position?: string;
  /** The thumbnail for denser screens. */
  srcSet?: string | undefined;
};

/** The texts of the gallery, passed as props because messages stay on the server. */
export type GalleryTexts = Record<
  'more' | 'dialog' | 'enlarged' | 'close' | 'previous' | 'next',
  string
> & {
  /** "Imagen 3 de 13", one for each picture. */
  positions: string[];
};

/** The icons of the buttons, rendered on the server so that the browser's script does not contain them. */
export type GalleryMarks = { previous: ReactNode; next: ReactNode; close: ReactNode };

type GalleryDialogProps = {
  pictures: GalleryPicture[];
  texts: GalleryTexts;
  marks: GalleryMarks;
  /** The index of the open picture; null while the dialog is closed. */
  current: number | null;
  onMove: (index: number) => void;
  onClose: () => void;
  /** Runs when the focus can return. */
  onClosed: () => void;
};

const control =
  'inline-flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-sm hover:bg-paper hover:text-ink';

export function GalleryDialog(props: GalleryDialogProps) {
  const { pictures, texts, marks, current, onMove, onClose, onClosed } = props;
  const isOpen = current !== null;
  const modal = useModal(isOpen, onClose, onClosed);
  const index = current ?? 0;
  const picture = pictures[index];

  const move = (step: 1 | -1) => onMove((index + step + pictures.length) % pictures.length);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  }

  const button = (name: keyof GalleryMarks, onClick: () => void) => (
    <button type="button" aria-label={texts[name]} className={control} onClick={onClick}>
      {marks[name]}
    </button>
  );

  return (
    <dialog
      {...modal}
      data-ground="dark"
      aria-label={texts.dialog}
      onKeyDown={onKeyDown}
      className="@container m-auto max-h-[calc(100dvh-1rem)] w-[min(calc(100vw-1rem),75rem,max(20rem,calc((100dvh-9rem)*4/3)))] max-w-none overflow-y-auto bg-ink text-paper shadow-float backdrop:bg-ink/85"
    >
      {isOpen && picture ? (
        <>
          {/* The key creates a new element for each picture; otherwise the previous one stays visible while the next one
              loads. */}
          <picture key={picture.src}>
            <img
              src={picture.src}
              alt={texts.enlarged}
              width={1200}
              height={900}
              className="block aspect-[4/3] w-full bg-paper/10 object-contain"
            />
          </picture>
          <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-1 bg-ink py-2 pr-2 pl-4 @sm:flex-nowrap @sm:pl-6">
            <p
              aria-live="polite"
              className="mr-auto basis-full py-1 text-small leading-snug @sm:basis-auto"
            >
              <span className="block text-caption text-paper/75">{texts.positions[index]}</span>
              <span>{picture.caption}</span>
            </p>
            {button('previous', () => move(-1))}
            {button('next', () => move(1))}
            {button('close', onClose)}
          </div>
        </>
      ) : null}
    </dialog>
  );
}
