/** A picture of the library. `src` is an address of this site; the measures are in pixels, the time is ISO 8601. */
export type LibraryImage = {
  id: string;
  src: string;
  alt: string;
  /** The original file name; empty when the file had none. */
  fileName: string;
  width: number;
  height: number;
  createdAt: string;
  /** Whether a stored version of a post uses the picture; it cannot be deleted then. */
  used: boolean;
  /** The posts whose current version uses the picture. */
  posts: readonly { id: string; title: string }[];
};

/** The answer of /admin/imagenes/lista. */
export type LibraryAnswer = { images: LibraryImage[]; older: string | null };

export const picturesOf = ({ files }: DataTransfer): File[] =>
  [...files].filter(({ type }) => type.startsWith('image/'));
