import { diffArrays, diffWords, diffWordsWithSpace } from 'diff';

/** A stretch of two versions: in both, in one of them, or in both and too long to be shown at once. */
export type DiffPart = { kind: 'same' | 'removed' | 'added' | 'folded'; text: string };

/** Two texts that share hardly a word would be compared for minutes. */
const limits = { timeout: 500 };
/** How much of what did not change stands around a change. */
const context = 80;

type Change = { added: boolean; removed: boolean; value: string };

const toPart = ({ added, removed, value }: Change): DiffPart => ({
  kind: added ? 'added' : removed ? 'removed' : 'same',
  text: value,
});

/** What two texts have in common and what not, by words; spaces count only where nothing else differs. */
export function compareTexts(one: string, other: string): DiffPart[] {
  const byWords = diffWords(one, other, limits);
  const found = byWords?.some(({ added, removed }) => added || removed)
    ? byWords
    : diffWordsWithSpace(one, other, limits);
  if (!found) return replaced(one, other);
  const parts = found.map(toPart);
  return parts.flatMap((part, index) =>
    part.kind === 'same' ? fold(part.text, index > 0, index < parts.length - 1) : part,
  );
}

/** The same by lines, such as the addresses of a gallery: one stretch for each. */
export function compareLines(one: readonly string[], other: readonly string[]): DiffPart[] {
  return diffArrays([...one], [...other]).flatMap(({ value, ...part }) =>
    value.map((line) => toPart({ ...part, value: line })),
  );
}

const replaced = (one: string, other: string): DiffPart[] => [
  { kind: 'removed', text: one },
  { kind: 'added', text: other },
];

/** Keeps the words next to a change, and folds what lies between them when that is long. */
function fold(text: string, afterChange: boolean, beforeChange: boolean): DiffPart[] {
  const start = afterChange ? wordEnd(text, context) : 0;
  const end = beforeChange ? wordStart(text, text.length - context) : text.length;
  if (end - start < 2 * context) return [{ kind: 'same', text }];
  const parts: DiffPart[] = [
    { kind: 'same', text: text.slice(0, start) },
    { kind: 'folded', text: text.slice(start, end) },
    { kind: 'same', text: text.slice(end) },
  ];
  return parts.filter((part) => part.text !== '');
}

/** The next gap between words at or after a place, and the last one before it. */
const wordEnd = (text: string, from: number) => {
  const gap = text.slice(from).search(/\s/);
  return gap < 0 ? text.length : from + gap;
};
const wordStart = (text: string, from: number) => {
  const gap = text.slice(0, Math.max(0, from)).search(/\s\S*$/);
  return gap < 0 ? 0 : gap + 1;
};
