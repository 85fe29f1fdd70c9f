/** The addresses of a gallery field: one per line, without empty ones. */
export const addressesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.trim() || []);

/** A list with one of its entries in another place; a place outside the list is its nearest end. */
export function moved(list: readonly string[], from: number, to: number): string[] {
  const entry = list[from];
  if (entry === undefined) return [...list];
  return list.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, entry);
}
