'use client';

import { clsx } from 'clsx';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Picture } from '@/components/art/pictures';
import { useModal } from '@/components/ui/use-modal';

/** The data the browser needs for a picture: the thumbnail, 600 by 450, and the large view, which fits into 1200 by 900. */
type GalleryPicture = Pick<Picture, 'src' | 'small' | 'alt' | 'caption'> & {
  /** Classes of a picture that spans several cells; `--shape` is its aspect ratio. */
  place?: string | undefined;
  position?: string;
};

/** The texts of the gallery, passed as props because messages stay on the server. */
type GalleryTexts = Record<
  'more' | 'dialog' | 'enlarged' | 'close' | 'previous' | 'next',
  string
> & {
  /** "Imagen 3 de 13", one for each picture. */
  positions: string[];
};

/** The icons of the buttons, rendered on the server so that the browser's script does not contain them. */
type GalleryMarks = { previous: ReactNode; next: ReactNode; close: ReactNode };

export type GalleryGridProps = {
  pictures: GalleryPicture[];
  texts: GalleryTexts;
  marks: GalleryMarks;
  /** How many pictures are shown before the «more» button is pressed; all by default. */
  shownFirst?: number;
  moreClassName?: string;
  /** Shows the pictures in grey until they are hovered or focused. */
  grey?: boolean;
};

/** Without JavaScript all thumbnails are shown and link to the large pictures; the «more» button is hidden. */
export function GalleryGrid(props: GalleryGridProps) {
  const { pictures, texts, marks, moreClassName, grey = false } = props;
  const { shownFirst = pictures.length } = props;
  const [all, setAll] = useState(shownFirst >= pictures.length);
  const [current, setCurrent] = useState<number | null>(null);
  const opener = useRef<HTMLElement>(null);
  const firstOfMore = useRef<HTMLAnchorElement>(null);

  // The button is removed once it was pressed, so the focus moves to the first new picture.
  useEffect(() => {
    if (all) firstOfMore.current?.focus({ preventScroll: true });
  }, [all]);

  function open(event: MouseEvent<HTMLElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Ignore the second click of a double click on the «more» button, which was in this place.
    if (event.detail > 1) return;
    opener.current = event.currentTarget;
    setCurrent(index);
  }

  return (
    <>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-4">
        {pictures.map(({ src, small, alt, place, position }, index) => (
          <li
            key={src}
            className={clsx(place, !all && index >= shownFirst && 'hidden noscript:list-item')}
          >
            <a
              href={src}
              ref={index === shownFirst ? firstOfMore : null}
              aria-haspopup="dialog"
              onClick={(event) => open(event, index)}
              className="group/picture block overflow-hidden bg-paper/10"
            >
              <picture>
                <img
                  src={small}
                  alt={alt}
                  width={600}
                  height={450}
                  loading="lazy"
                  decoding="async"
                  style={position ? { objectPosition: position } : undefined}
                  className={clsx(
                    'block aspect-[var(--shape,4/3)] w-full object-cover transition-[filter,scale] duration-250 ease-out group-hover/picture:[scale:1.03]',
                    grey &&
                      '[filter:grayscale(1)] group-hover/picture:[filter:grayscale(0)] group-focus-visible/picture:[filter:grayscale(0)]',
                  )}
                />
              </picture>
            </a>
          </li>
        ))}
      </ul>
      {all ? null : (
        <button
          type="button"
          className={clsx(moreClassName, 'noscript:hidden')}
          onClick={() => setAll(true)}
        >
          {texts.more}
        </button>
      )}
      <GalleryDialog
        {...{ pictures, texts, marks, current }}
        onMove={setCurrent}
        onClose={() => setCurrent(null)}
        onClosed={() => opener.current?.focus()}
      />
    </>
  );
}

type GalleryDialogProps = Pick<GalleryGridProps, 'pictures' | 'texts' | 'marks'> & {
  /** The index of the open picture; null while the dialog is closed. */
  current: number | null;
  onMove: (index: number) => void;
  onClose: () => void;
  /** Runs when the focus can return. */
  onClosed: () => void;
};

const control =
  'inline-flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-sm hover:bg-paper hover:text-ink';

function GalleryDialog(props: GalleryDialogProps) {
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
