/** Without case and accents; ñ is a letter of its own. */
const same = (one: string, other: string) =>
  one.localeCompare(other, 'es', { sensitivity: 'base' }) === 0;

/** The labels of a text as the form stores them: apart by commas or lines, trimmed, each once as it stands first. */
export const tagsOf = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .flatMap((tag) => tag.trim() || [])
    .filter((tag, index, tags) => tags.findIndex((other) => same(tag, other)) === index);

/** Whether a text names a label, whatever its capitals and accents. */
export const hasTag = (text: string, tag: string): boolean =>
  tagsOf(text).some((one) => same(one, tag));

/** The text with a label at its end, or without it when it was there. */
export function toggleTag(text: string, tag: string): string {
  const tags = tagsOf(text);
  const others = tags.filter((one) => !same(one, tag));
  return (others.length === tags.length ? [...tags, tag] : others).join(', ');
}

/** What is being typed behind the last comma, and what stands before it. */
function lastPiece(text: string): [before: string, piece: string] {
  const start = Math.max(text.lastIndexOf(','), text.lastIndexOf('\n')) + 1;
  return [text.slice(0, start), text.slice(start).trim()];
}

const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(?!\u0303)\p{M}/gu, '')
    .toLocaleLowerCase('es');

/** The used labels that contain what is being typed, without those that are there already. */
export function suggestTags(text: string, used: readonly string[]): string[] {
  const [before, piece] = lastPiece(text);
  if (!piece) return [];
  const wanted = withoutAccents(piece);
  return used.filter((tag) => withoutAccents(tag).includes(wanted) && !hasTag(before, tag));
}

/** The text with a label in the place of what is being typed. */
export const completeTag = (text: string, tag: string): string =>
  [...tagsOf(lastPiece(text)[0]), tag].join(', ');

/** Every label of several posts once, in the notation used most, in alphabetical order. */
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
