import type { ReactNode } from 'react';
import type { Picture } from '@/components/art/pictures';

/** The data the browser needs for a picture: the thumbnail, 600 by 450, and the large view, which fits into 1200 by 900. */
export type GalleryPicture = Pick<Picture, 'src' | 'small' | 'alt' | 'caption'> & {
  /** Classes of a picture that spans several cells; `--shape` is its aspect ratio. */
  place?: string | undefined;
  position?: string;
};

/** The texts of the gallery, passed as props because messages stay on the server. */
export type GalleryTexts = {
  more: string;
  dialog: string;
  enlarged: string;
  close: string;
  previous: string;
  next: string;
  /** "Imagen 3 de 13", one for each picture. */
  positions: string[];
};

/** The icons of the buttons, rendered on the server so that the browser's script does not contain them. */
export type GalleryMarks = { previous: ReactNode; next: ReactNode; close: ReactNode };
