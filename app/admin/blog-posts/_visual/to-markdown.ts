import type { BlockContent, ListItem, Paragraph, PhrasingContent, Root, TableRow } from 'mdast';
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visualSchema } from './schema';

/** A text without surrounding white space in the sense of Markdown; a no-break space is not white space. */
const trimBlank = (text: string) => text.replace(/^[ \t\n]+|(?<![ \t\n])[ \t\n]+$/g, '');

/** A text with its marks, a line break (null), the mark of a note, or white space, with which no mark may begin or end. */
type Run = { text: string | null; marks: readonly Mark[]; note?: string };

/** Converts the marks of a block to a tree: the editor stores marks side by side, Markdown nests them. */
function phrasing(block: Node, { oneLine = false } = {}): PhrasingContent[] {
  const runs = block.children.flatMap(({ text, marks, attrs, type }) =>
    type.name === 'note'
      ? [{ text: '', marks, note: String(attrs['label']) }]
      : runsOf(text ?? null, marks, oneLine),
  );
  return nest(trim(runs));
}

const isCode = (marks: readonly Mark[]) => marks.some(({ type }) => type.name === 'code');

/** Splits a text so that the white space at its edges is separate, no-break spaces included. */
function runsOf(text: string | null, marks: readonly Mark[], oneLine: boolean): Run[] {
  if (text === null && oneLine) return [{ text: ' ', marks: [] }];
  // Code within a line has no line break.
  if (text === null) return [{ text, marks: marks.filter(({ type }) => type.name !== 'code') }];
  if (isCode(marks)) return [{ text, marks }];
  return (text.match(/^\s+|\s+$|\S(?:[\s\S]*\S)?/g) ?? []).map((piece) => ({
    text: piece.replace(/[ \t]*\n[ \t\n]*/g, ' '),
    marks,
  }));
}

const isBlank = ({ text, marks, note }: Run) =>
  !isCode(marks) && note === undefined && !text?.trim();

/**
 * Markdown drops white space and line breaks at both ends of a block, but no no-break spaces. Behind a line break, where
 * the page shows no blank, the printer would write it as a character reference.
 */
function trim(runs: Run[]): Run[] {
  const isKept = (run: Run) => !isBlank(run) || trimBlank(run.text ?? '') !== '';
  const from = runs.findIndex(isKept);
  const inner = from < 0 ? [] : runs.slice(from, runs.findLastIndex(isKept) + 1);
  let isBehindBreak = false;
  return inner.filter((run) => {
    if (isBehindBreak && run.text !== null && !isKept(run)) return false;
    isBehindBreak = run.text === null;
    return true;
  });
}

function nest(runs: Run[]): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let rest = runs;
  for (let first = rest[0]; first; first = rest[0]) {
    const { mark, length } = longest(rest, first);
    const inside = rest.slice(0, length);
    rest = rest.slice(length);
    if (mark) nodes.push(wrap(mark, inside));
    else if (first.note !== undefined) {
      nodes.push({ type: 'footnoteReference', identifier: first.note, label: first.note });
    } else if (first.text === null) nodes.push({ type: 'break' });
    else join(nodes, first.text);
  }
  return nodes;
}

/** The mark that extends furthest; code is innermost. None begins or ends with white space: `**a **` is not bold. */
function longest(runs: Run[], first: Run) {
  let best: { mark: Mark | null; length: number } = { mark: null, length: 1 };
  if (isBlank(first)) return best;
  const code = first.marks.find(({ type }) => type.name === 'code');
  for (const mark of first.marks) {
    if (mark === code) continue;
    const end = runs.findIndex((run) => !mark.isInSet(run.marks));
    const marked = end < 0 ? runs : runs.slice(0, end);
    const length = marked.findLastIndex((run) => !isBlank(run)) + 1;
    if (!best.mark || length > best.length) best = { mark, length };
  }
  return best.mark || !code ? best : { mark: code, length: 1 };
}

const emphases = { strong: 'strong', em: 'emphasis', strike: 'delete' } as const;

function wrap(mark: Mark, runs: Run[]): PhrasingContent {
  const inside = runs.map((run) => ({ ...run, marks: mark.removeFromSet(run.marks) }));
  const { type, attrs } = mark;
  if (type.name === 'code') {
    return { type: 'inlineCode', value: inside.map(({ text }) => text).join('') };
  }
  const children = nest(inside);
  if (type.name === 'link') {
    // With a second text the printer writes [text](address): between angle brackets Markdown knows only ASCII mailboxes.
    if (/^mailto:.*[^\0-\x7f]/i.test(attrs['href'])) children.push({ type: 'text', value: '' });
    return { type: 'link', url: attrs['href'], title: attrs['title'], children };
  }
  return { type: emphases[type.name as 'em'], children };
}

/** Merges adjacent texts, so that the printer escapes them as a whole. */
function join(nodes: PhrasingContent[], value: string): void {
  const last = nodes.at(-1);
  if (last?.type === 'text') last.value += value;
  else nodes.push({ type: 'text', value });
}

/** Signs at the start and at the end of a text, with their combining marks: U+FE0F makes an emoji of a heart. */
const leading = /^(?:[\p{P}\p{S}]\p{M}*)+/u;
const trailing = /(?<![\p{P}\p{S}])(?:[\p{P}\p{S}]\p{M}*)+$/u;

/** A text in the signs at its edges and the words between. */
function splitSigns(text: string): string[] {
  const [before = ''] = leading.exec(text) ?? [];
  const [behind = ''] = trailing.exec(text.slice(before.length)) ?? [];
  const words = text.slice(before.length, text.length - behind.length);
  return [before, words, behind].filter(Boolean);
}

/**
 * Leaves a sign out of the emphasis that would end between it and a letter («**Nota:**El»): Markdown could only write that
 * letter as a character reference, which no search finds.
 */
function plainEdges(block: Node): Node {
  if (block.type.spec.code) return block;
  if (!block.isTextblock) return block.copy(Fragment.from(block.children.map(plainEdges)));
  const pieces = block.children.flatMap((node) =>
    node.text && !isCode(node.marks)
      ? splitSigns(node.text).map((text) => visualSchema.text(text, node.marks))
      : [node],
  );
  const plain = pieces.map((piece, index) => {
    if (leading.exec(piece.text ?? '')?.[0] !== piece.text || isCode(piece.marks)) return piece;
    const [before, behind] = [pieces[index - 1], pieces[index + 1]];
    const letters = [
      /[^\s\p{P}\p{S}]$/u.test(before?.text ?? '') && before,
      /^[^\s\p{P}\p{S}]/u.test(behind?.text ?? '') && behind,
    ];
    // Code begins and ends with a sign of its own.
    const isKept = (mark: Mark) =>
      !(mark.type.name in emphases) ||
      letters.every((one) => !one || isCode(one.marks) || mark.isInSet(one.marks));
    return piece.mark(piece.marks.filter(isKept));
  });
  return block.copy(Fragment.from(plain));
}

/** Prints one node of the visual editor as Markdown, without a line end; an empty paragraph gives an empty text. */
export function toMarkdown(node: Node): string {
  const known = written.get(node);
  if (known !== undefined) return known;
  const markdown = exactMarkdown(plainEdges(node));
  written.set(node, markdown);
  return markdown;
}

/** Nodes are immutable, so each is printed only once. */
const written = new WeakMap<Node, string>();

/** The Markdown of a node with all of its marks. */
export function exactMarkdown(node: Node): string {
  if (node.type.name === 'raw') return trimBlank(String(node.attrs['value']));
  const root: Root = { type: 'root', children: blocks(node) };
  const print = (emphasis: '_' | '*') => printer(node, emphasis).stringify(root).replace(/\n$/, '');
  const usual = print('_');
  // Next to a letter, `_` marks emphasis only if the printer writes that letter as a character reference; `*` needs
  // none.
  return usual.includes('&#x') ? shorter(usual, print('*')) : usual;
}

const shorter = (one: string, other: string) => (other.length < one.length ? other : one);

/** Adjacent lists are distinguished only by their markers, so a list keeps its marker. */
function printer({ type, attrs }: Node, emphasis: '_' | '*') {
  return unified()
    .use(remarkGfm)
    .use(remarkStringify, {
      bullet: type.name === 'bullet_list' ? attrs['marker'] : '-',
      bulletOrdered: type.name === 'ordered_list' ? attrs['marker'] : '.',
      emphasis,
      rule: '-',
      listItemIndent: 'one',
      // The mark of a note with a colon behind it would begin the text of the note.
      unsafe: [{ before: '\\]', character: ':', inConstruct: 'phrasing' }],
    });
}

function blocks(node: Node): BlockContent[] {
  const { attrs } = node;
  switch (node.type.name) {
    case 'paragraph': {
      const children = phrasing(node);
      return children.length > 0 ? [{ type: 'paragraph', children }] : [];
    }
    case 'heading':
      return [
        { type: 'heading', depth: attrs['level'], children: phrasing(node, { oneLine: true }) },
      ];
    case 'blockquote':
      return [{ type: 'blockquote', children: inner(node) }];
    case 'bullet_list':
    case 'ordered_list':
      return [list(node)];
    case 'code_block':
      return [{ type: 'code', lang: attrs['language'] || null, value: node.textContent }];
    case 'horizontal_rule':
      return [{ type: 'thematicBreak' }];
    case 'figure':
      return [picture(node)];
    default:
      return node.attrs['value'] ? [{ type: 'html', value: node.attrs['value'] }] : [];
  }
}

const inner = (node: Node): BlockContent[] => node.children.flatMap(blocks);

function list(node: Node) {
  const spread = !node.attrs['tight'];
  const children = node.children.map(
    (item): ListItem => ({ type: 'listItem', spread, children: inner(item) }),
  );
  return node.type.name === 'ordered_list'
    ? { type: 'list' as const, ordered: true, start: Number(node.attrs['order']), spread, children }
    : { type: 'list' as const, ordered: false, spread, children };
}

function picture({ attrs }: Node): Paragraph {
  const alt = String(attrs['alt']).replace(/\s+/g, ' ').trim();
  const title = String(attrs['title']).trim() || null;
  return { type: 'paragraph', children: [{ type: 'image', url: attrs['src'], alt, title }] };
}

/** Prints a table as Markdown. `rows` contains the text blocks of each cell; the first row is the head. */
export function tableMarkdown(rows: readonly (readonly (readonly Node[])[])[]): string {
  const children = rows.map(
    (cells): TableRow => ({
      type: 'tableRow',
      children: cells.map((cell) => ({ type: 'tableCell', children: lineOf(cell) })),
    }),
  );
  return unified()
    .use(remarkGfm)
    .use(remarkStringify)
    .stringify({ type: 'root', children: [{ type: 'table', align: null, children }] })
    .trimEnd();
}

/** A cell is a single line in Markdown. */
function lineOf(cell: readonly Node[]): PhrasingContent[] {
  return cell
    .map((block) => phrasing(plainEdges(block), { oneLine: true }))
    .filter((content) => content.length > 0)
    .flatMap((content, index) => [
      ...(index > 0 ? [{ type: 'text' as const, value: ' ' }] : []),
      ...content,
    ]);
}
