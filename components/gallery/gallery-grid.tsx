'use client';

import { clsx } from 'clsx';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import {
  GalleryDialog,
  type GalleryMarks,
  type GalleryPicture,
  type GalleryTexts,
} from './gallery-dialog';

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
        {pictures.map(({ src, small, srcSet, alt, place, position }, index) => (
          <li
            key={src}
            className={clsx(place, !all && index >= shownFirst && 'hidden noscript:list-item')}
          >
            <a
              href={src}
              ref={index === shownFirst ? firstOfMore : null}
              aria-haspopup="dialog"
              onClick={(event) => open(event, index)}
              className="group/picture block overflow-hidden"
            >
              <picture>
                <img
                  src={small}
                  srcSet={srcSet}
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
