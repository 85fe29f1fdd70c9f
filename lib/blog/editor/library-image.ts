/** A picture of the library. `src` is an address of this site; the measures are in pixels, the time is ISO 8601. */
export type LibraryImage = {
  id: string;
  src: string;
  alt: string;
  /** What the file was called on the editor's computer; empty where it had no name. */
  fileName: string;
  width: number;
  height: number;
  createdAt: string;
  /** A kept version of a post shows it, so that it cannot be deleted. */
  used: boolean;
  /** The posts whose present version shows it. */
  posts: readonly { id: string; title: string }[];
};

/** What the picker asks /admin/imagenes/lista for. */
export type LibraryAnswer = { images: LibraryImage[]; older: string | null };
