import { diffArrays, diffWords, diffWordsWithSpace } from 'diff';

/** A part of a comparison: in both versions, in one of them, or in both and folded because it is long. */
export type DiffPart = { kind: 'same' | 'removed' | 'added' | 'folded'; text: string };

/** In milliseconds; comparing two texts with hardly a common word would take minutes. */
const limits = { timeout: 500 };
/** The number of unchanged characters shown around a change. */
const context = 80;

type Change = { added: boolean; removed: boolean; value: string };

const toPart = ({ added, removed, value }: Change): DiffPart => ({
  kind: added ? 'added' : removed ? 'removed' : 'same',
  text: value,
});

/** Compares two texts by words. Spaces are compared only when nothing else differs. */
export function compareTexts(one: string, other: string): DiffPart[] {
  const byWords = diffWords(one, other, limits);
  const found = byWords?.some(({ added, removed }) => added || removed)
    ? byWords
    : diffWordsWithSpace(one, other, limits);
  if (!found) {
    return [
      { kind: 'removed', text: one },
      { kind: 'added', text: other },
    ];
  }
  const parts = found.map(toPart);
  return parts.flatMap((part, index) =>
    part.kind === 'same' ? fold(part.text, index > 0, index < parts.length - 1) : part,
  );
}

/** Compares two lists, such as the addresses of a gallery; every line is a part. */
export function compareLines(one: readonly string[], other: readonly string[]): DiffPart[] {
  const found = diffArrays([...one], [...other], limits) ?? [
    { value: [...one], removed: true, added: false },
    { value: [...other], removed: false, added: true },
  ];
  return found.flatMap(({ value, ...part }) =>
    value.map((line) => toPart({ ...part, value: line })),
  );
}

/** Keeps the words next to a change and folds the text between them when it is long. */
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

/** `wordEnd` is the first gap between words from an index on, `wordStart` the start of the word before an index. */
const wordEnd = (text: string, from: number) => {
  const gap = text.slice(from).search(/\s/);
  return gap < 0 ? text.length : from + gap;
};
const wordStart = (text: string, from: number) => {
  const gap = text.slice(0, Math.max(0, from)).search(/\s\S*$/);
  return gap < 0 ? 0 : gap + 1;
};

/** The addresses in a gallery field: one per line, without empty lines. */
export const addressesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.trim() || []);
