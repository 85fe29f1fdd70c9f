/** The tools that ask for something before they put it into the text. */
export const inserts = ['image', 'gallery', 'book', 'video'] as const;
export type Insert = (typeof inserts)[number];

export type ChosenPicture = { src: string; alt: string };

/** Lines of their own in the text: pictures, which are a gallery if they are several, or a link to a book or a video. */
export type Insertion =
  | { kind: 'pictures'; pictures: readonly ChosenPicture[] }
  | { kind: 'link'; href: string; words: string };

/** What the window of each tool is given. */
export type InsertDialogProps = {
  onClose: () => void;
  /** The window has gone, and the focus may leave it. */
  onClosed: () => void;
  onInsert: (insertion: Insertion) => void;
};
