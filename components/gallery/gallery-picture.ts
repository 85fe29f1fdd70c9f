import type { ReactNode } from 'react';
import type { Picture } from '@/components/art/pictures';

/** What the browser needs of a picture: the thumbnail, 600 by 450, and the large view, which fits into 1200 by 900. */
export type GalleryPicture = Pick<Picture, 'src' | 'small' | 'alt' | 'caption'> & {
  /** Classes of the one that takes the place of several; `--shape` is its proportion. */
  place?: string | undefined;
  /** What the thumbnail keeps in sight, as object-position. */
  position?: string;
};

/** What the gallery says; it arrives from the server because messages stay there. */
export type GalleryTexts = {
  /** What asks for the pictures that are not shown at first. */
  more: string;
  dialog: string;
  enlarged: string;
  close: string;
  previous: string;
  next: string;
  /** "Imagen 3 de 13", one for each picture. */
  positions: string[];
};

/** The signs on the buttons, drawn by the server so that the icons stay out of the browser's script. */
export type GalleryMarks = { previous: ReactNode; next: ReactNode; close: ReactNode };
