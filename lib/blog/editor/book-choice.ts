/** A book of the shop as the editor offers it. */
export type BookChoice = { handle: string; title: string; author: string };
