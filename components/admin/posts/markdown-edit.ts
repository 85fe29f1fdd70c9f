import type { Insertion } from '@/components/admin/posts/insert/insertion';

/** The edits of the Markdown toolbar as pure functions: a range to replace, its replacement and the new selection. */
export type Selection = { text: string; start: number; end: number };
export type Edit = {
  from: number;
  to: number;
  insert: string;
  select: [start: number, end: number];
};

export const formats = ['bold', 'italic', 'heading', 'list', 'quote', 'link'] as const;
export type Format = (typeof formats)[number];

/** The text inserted when nothing is selected; it is selected afterwards, so that typing replaces it. */
export type Placeholders = { text: string; address: string };

export function format(kind: Format, selection: Selection, words: Placeholders): Edit {
  switch (kind) {
    case 'bold':
      return wrap(selection, '**', words.text);
    case 'italic':
      return wrap(selection, '_', words.text);
    case 'heading':
      return prefixLines(selection, '## ');
    case 'list':
      return prefixLines(selection, '- ');
    case 'quote':
      return prefixLines(selection, '> ');
    case 'link':
      return link(selection, words);
  }
}

/** Wraps the selection in marks, or removes them. Spaces at the edges of the selection stay outside the marks. */
function wrap({ text, start, end }: Selection, mark: string, placeholder: string): Edit {
  const before = text.slice(start - mark.length, start) === mark;
  const after = text.slice(end, end + mark.length) === mark;
  const selected = text.slice(start, end);
  if (before && after) {
    const from = start - mark.length;
    return {
      from,
      to: end + mark.length,
      insert: selected,
      select: [from, from + selected.length],
    };
  }
  const words = selected.trim() || placeholder;
  const lead = selected.trim() ? (/^\s*/.exec(selected)?.[0] ?? '') : '';
  const tail = selected.trim() ? (/\s*$/.exec(selected)?.[0] ?? '') : '';
  const at = start + lead.length + mark.length;
  return {
    from: start,
    to: end,
    insert: `${lead}${mark}${words}${mark}${tail}`,
    select: [at, at + words.length],
  };
}

/** Adds a prefix to every selected line, or removes it when all lines have it. */
function prefixLines({ text, start, end }: Selection, mark: string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(end, from));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const marked = lines.every((line) => line.startsWith(mark));
  const insert = lines
    .map((line) => (marked ? line.slice(mark.length) : mark + line.replace(/^(#+|[-*>]) +/, '')))
    .join('\n');
  const select: Edit['select'] =
    lines.length > 1 ? [from, from + insert.length] : [from + insert.length, from + insert.length];
  return { from, to, insert, select };
}

/** A selected address becomes the target, other selections the text; the missing part is selected afterwards. */
function link({ text, start, end }: Selection, words: Placeholders): Edit {
  const selected = text.slice(start, end).trim();
  const isAddress = /^(https?:\/\/|mailto:|tel:|\/)\S+$/i.test(selected);
  const label = isAddress || !selected ? words.text : selected;
  const address = isAddress ? selected : words.address;
  const insert = `[${label}](${address})`;
  const wanted = isAddress || !selected ? label : address;
  const at = start + (wanted === label ? 1 : label.length + 3);
  return { from: start, to: end, insert, select: [at, at + wanted.length] };
}

const inBrackets = (words: string) => words.replace(/[[\]\\]/g, '\\$&').replace(/\s+/g, ' ');

function linesOf(insertion: Insertion): string {
  if (insertion.kind === 'link') {
    const { href, words } = insertion;
    return words ? `[${inBrackets(words)}](${href})` : href;
  }
  return insertion.pictures.map(({ src, alt }) => `![${inBrackets(alt)}](${src})`).join('\n');
}

/** Replaces the selection by pictures or a link on lines of their own, and puts the cursor behind them. */
export function insertLines({ text, start, end }: Selection, insertion: Insertion): Edit {
  const lead = start === 0 || text.slice(0, start).endsWith('\n\n') ? '' : '\n\n';
  const tail = text.slice(end).startsWith('\n') ? '' : '\n\n';
  const insert = `${lead}${linesOf(insertion)}${tail}`;
  const at = start + insert.length;
  return { from: start, to: end, insert, select: [at, at] };
}
