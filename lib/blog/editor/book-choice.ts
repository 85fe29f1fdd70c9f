/** A book of the shop in the search results of the editor. */
export type BookChoice = { handle: string; title: string; author: string };
