/** An edit of a text field: a range to replace, its replacement and the new selection. */
export type Edit = {
  from: number;
  to: number;
  insert: string;
  select: [start: number, end: number];
};

type Selection = { text: string; start: number; end: number };

/** The marks before and after the words, which the shortcuts of the source field write. */
export const marks = {
  bold: ['**', '**'],
  italic: ['_', '_'],
  link: ['[', '](https://)'],
} as const satisfies Record<string, readonly [string, string]>;
export type Mark = keyof typeof marks;

/**
 * Wraps the selection in marks, or removes them. Spaces at the edges of the selection stay outside the marks. Without
 * a selection the placeholder is inserted and selected, so that typing replaces it.
 */
export function wrap({ text, start, end }: Selection, mark: Mark, placeholder: string): Edit {
  const [open, close] = marks[mark];
  const selected = text.slice(start, end);
  if (text.slice(0, start).endsWith(open) && text.slice(end).startsWith(close)) {
    const from = start - open.length;
    const select: Edit['select'] = [from, from + selected.length];
    return { from, to: end + close.length, insert: selected, select };
  }
  const words = selected.trim() || placeholder;
  const [lead, tail] = selected.trim() ? selected.split(selected.trim(), 2) : ['', ''];
  const at = start + (lead?.length ?? 0) + open.length;
  const insert = `${lead}${open}${words}${close}${tail}`;
  return { from: start, to: end, insert, select: [at, at + words.length] };
}
