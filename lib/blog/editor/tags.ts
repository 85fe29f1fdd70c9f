/** Compares ignoring case and accents; ñ is a letter of its own. */
const same = (one: string, other: string) =>
  one.localeCompare(other, 'es', { sensitivity: 'base' }) === 0;

/** Splits a text at commas and line ends into trimmed labels; of repeated ones the first spelling is kept. */
export const tagsOf = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .flatMap((tag) => tag.trim() || [])
    .filter((tag, index, tags) => tags.findIndex((other) => same(tag, other)) === index);

/** Whether a text contains a label, ignoring case and accents. */
export const hasTag = (text: string, tag: string): boolean =>
  tagsOf(text).some((one) => same(one, tag));

/** Appends a label to a text, or removes it when the text contains it. */
export function toggleTag(text: string, tag: string): string {
  const tags = tagsOf(text);
  const others = tags.filter((one) => !same(one, tag));
  return (others.length === tags.length ? [...tags, tag] : others).join(', ');
}

function lastPiece(text: string): [before: string, piece: string] {
  const start = Math.max(text.lastIndexOf(','), text.lastIndexOf('\n')) + 1;
  return [text.slice(0, start), text.slice(start).trim()];
}

const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(?!\u0303)\p{M}/gu, '')
    .toLocaleLowerCase('es');

/** The used labels that contain the piece being typed, without those that are already in the text. */
export function suggestTags(text: string, used: readonly string[]): string[] {
  const [before, piece] = lastPiece(text);
  if (!piece) return [];
  const wanted = withoutAccents(piece);
  return used.filter((tag) => withoutAccents(tag).includes(wanted) && !hasTag(before, tag));
}

/** Replaces the piece being typed by a label. */
export const completeTag = (text: string, tag: string): string =>
  [...tagsOf(lastPiece(text)[0]), tag].join(', ');

/** The distinct labels of several posts, each in its most frequent spelling, in alphabetical order. */
export function distinctTags(lists: readonly (readonly string[])[]): string[] {
  const groups = Map.groupBy(lists.flat(), (tag) => tag.toLocaleLowerCase('es'));
  return [...groups.values()]
    .flatMap((group) => mostFrequent(group) ?? [])
    .toSorted((a, b) => a.localeCompare(b, 'es'));
}

function mostFrequent(tags: readonly string[]): string | undefined {
  const counts = [...Map.groupBy(tags, (tag) => tag)];
  return counts.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
