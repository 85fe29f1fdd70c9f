import { distinctLabels, labelKey } from '@/lib/text/text';

const same = (one: string, other: string) => labelKey(one) === labelKey(other);

/** Splits a text at commas and line ends into trimmed labels; of repeated ones the first spelling is kept. */
export const tagsOf = (text: string): string[] =>
  distinctLabels(text.split(/[,\n]/).flatMap((tag) => tag.trim().replace(/\s+/g, ' ') || []));

/** The used labels that a text does not contain, ignoring case and accents. */
export function unusedTags(text: string, used: readonly string[]): string[] {
  const tags = tagsOf(text);
  return used.filter((tag) => !tags.some((one) => same(one, tag)));
}

/** Appends a label to a text. */
export const addTag = (text: string, tag: string): string => [...tagsOf(text), tag].join(', ');

/** The piece of a text that the cursor is in, and what is around it. */
function pieceAt(text: string, cursor: number): [before: string, piece: string, after: string] {
  const [before = ''] = /^[\s\S]*[,\n]/.exec(text.slice(0, cursor)) ?? [];
  const [piece = ''] = /^[^,\n]*/.exec(text.slice(before.length)) ?? [];
  return [before, piece.trim(), text.slice(before.length + piece.length)];
}

/** The used labels that contain the piece being typed, without those that are already in the text. */
export function suggestTags(text: string, used: readonly string[], cursor = text.length): string[] {
  const [before, piece, after] = pieceAt(text, cursor);
  if (!piece) return [];
  const wanted = labelKey(piece);
  return unusedTags(before + after, used).filter((tag) => labelKey(tag).includes(wanted));
}

/** Replaces the piece being typed by a label. */
export function completeTag(text: string, tag: string, cursor = text.length): string {
  const [before, , after] = pieceAt(text, cursor);
  return [...tagsOf(before), tag, ...tagsOf(after)].join(', ');
}

/** The distinct labels of several posts in alphabetical order, each in one spelling. */
export function distinctTags(lists: readonly (readonly string[])[]): string[] {
  const groups = Map.groupBy(lists.flat(), labelKey);
  return [...groups.values()]
    .flatMap((group) => usualSpelling(group) ?? [])
    .toSorted((a, b) => a.localeCompare(b, 'es'));
}

/**
 * The labels as other posts spell them. Those that the post already had stay as typed: respelled, a wrong label of two
 * posts could never be corrected.
 */
export const inUsedSpelling = (
  tags: readonly string[],
  used: readonly string[],
  stored: readonly string[] = [],
): string[] =>
  tags.map((tag) => {
    if (stored.some((one) => same(tag, one))) return tag;
    return usualSpelling([...used.filter((other) => same(tag, other)), tag]) ?? tag;
  });

const accents = (tag: string) => tag.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;

/** An accent is left out more often than added, so the spelling with most accents wins; then the most frequent one. */
function usualSpelling(tags: readonly string[]): string | undefined {
  const counts = [...Map.groupBy(tags, (tag) => tag)];
  return counts.toSorted(
    ([one, a], [other, b]) => accents(other) - accents(one) || b.length - a.length,
  )[0]?.[0];
}
