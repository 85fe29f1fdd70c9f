/** The tools that open a dialog before they change the text. */
export const inserts = ['image', 'gallery', 'book', 'video'] as const;
export type Insert = (typeof inserts)[number];
export const isInsert = (tool: string): tool is Insert => inserts.some((name) => name === tool);

export type ChosenPicture = { src: string; alt: string };

/** Content on lines of its own: pictures, of which several form a gallery, or a link to a book or a video. */
export type Insertion =
  | { kind: 'pictures'; pictures: readonly ChosenPicture[] }
  | { kind: 'link'; href: string; words: string };

export type InsertDialogProps = {
  onClose: () => void;
  /** Called after the dialog has closed, when the focus may be moved. */
  onClosed: () => void;
  onInsert: (insertion: Insertion) => void;
};
