/** The addresses in a gallery field: one per line, without empty lines. */
export const addressesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.trim() || []);

/** Moves one entry of a list to another index. An index outside the list means its nearest end. */
export function moved(list: readonly string[], from: number, to: number): string[] {
  const entry = list[from];
  if (entry === undefined) return [...list];
  return list.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, entry);
}
