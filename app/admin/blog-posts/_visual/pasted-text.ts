import type { Nodes } from 'mdast';
import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { isCostly } from '@/lib/markdown/costly';
import { plainCopy } from '@/lib/text/clean';
import { listMarker, openMarkdown } from './document';
import { renameNotes } from './pasted-notes';
import { isTable, nodeType, visualSchema } from './schema';
import { toMarkdown } from './to-markdown';

/**
 * With `plain` (paste without formatting) the text is not read as Markdown. `markdown` is the edited text, whose notes keep
 * their labels.
 */
export function readPastedText(
  text: string,
  plain: boolean,
  marks: readonly Mark[],
  markdown = '',
): Slice {
  const copy = trimLines(plainCopy(text));
  if (plain) return new Slice(Fragment.from(paragraphs(copy, marks)), 0, 0);
  const unix = renameNotes(partLines(copy), markdown);
  const spaced = trimLines(unix.replace(addressLine, '\n$&\n'));
  const nodes = markdownNodes(unix) ?? paragraphs(spaced, marks).map(withLinks);
  return new Slice(Fragment.from(nodes), 0, 0);
}

const trimLines = (text: string) => text.replace(/^\n+|\n+$/g, '');

/** The page shows a video or a book only where its address is a paragraph. */
const addressLine = /^[ \t]*https?:\S+[ \t]*$/gim;

/** Pasted HTML may hold addresses that are no links there, and several line breaks in place of a new paragraph. */
export function readPastedSlice({ content, openStart, openEnd }: Slice): Slice {
  // A part of a line stands in no paragraph.
  if (!content.firstChild?.isInline) return new Slice(readWithin(content), openStart, openEnd);
  const [part, ...others] = readParagraph(nodeType('paragraph').create(null, content));
  if (!part || others.length === 0) return new Slice(part?.content ?? content, openStart, openEnd);
  return new Slice(Fragment.from([part, ...others]), 1, 1);
}

const readWithin = (fragment: Fragment): Fragment =>
  Fragment.from(
    fragment.content.flatMap((node) =>
      node.isTextblock ? readParagraph(node) : node.copy(readWithin(node.content)),
    ),
  );

const isBreak = ({ type }: Node) => type === nodeType('hard_break');

/** Several line breaks end a paragraph, as an empty line of text alone does. */
function readParagraph(block: Node): Node[] {
  if (block.type !== nodeType('paragraph')) return [withLinks(block)];
  const parts: Node[][] = [[]];
  let gap: Node[] = [];
  for (const node of block.children) {
    if (isBreak(node) || node.text?.trim() === '') gap.push(node);
    else {
      if (gap.filter(isBreak).length > 1 && parts.at(-1)?.length) parts.push([node]);
      else parts.at(-1)?.push(...gap, node);
      gap = [];
    }
  }
  parts.at(-1)?.push(...gap);
  return parts.map((part) => withLinks(block.copy(Fragment.from(part))));
}

/** Markdown drops the blanks at the edges of a text, which a part of a sentence needs. */
function withEdges(block: Node, text: string): Node {
  const edges = [/^[ \t]+/, /(?<![ \t])[ \t]+$/].map((edge) => edge.exec(text)?.[0]);
  const [before, behind] = edges.map((blanks) => (blanks ? [visualSchema.text(blanks)] : []));
  return block.copy(Fragment.from([...(before ?? []), ...block.children, ...(behind ?? [])]));
}

/** The page links addresses by itself, however they are escaped, so they are links in the editor too. */
function withLinks(paragraph: Node): Node {
  if (paragraph.type.spec.code) return paragraph;
  if (!/@|:\/\/|www\./i.test(paragraph.textContent)) return paragraph;
  // Read by itself, the mark of a note would be plain text.
  if (paragraph.children.some(({ type }) => type.name === 'note')) return paragraph;
  const [read, ...others] = openMarkdown(toMarkdown(paragraph)).doc.children;
  const isSame = read?.type === paragraph.type && others.length === 0;
  return isSame ? withEdges(paragraph.copy(read.content), paragraph.textContent) : paragraph;
}

/** An empty line ends a paragraph; a single line end becomes a line break, beside which the page shows no blanks. */
function paragraphs(text: string, marks: readonly Mark[]): Node[] {
  return text.split(/\n(?:[ \t]*\n)+/).map((lines) =>
    nodeType('paragraph').create(
      null,
      lines
        .split(/(?<![ \t])[ \t]*\n[ \t]*/)
        .flatMap((line, index) => [
          ...(index > 0 ? [nodeType('hard_break').create()] : []),
          ...(line ? [visualSchema.text(line, marks)] : []),
        ]),
    ),
  );
}

/** A link in Markdown syntax, as the editor itself writes addresses. */
const writtenLink = /<https?:[^\s<>]+>|\]\((?:https?|mailto):/i;

/** The blocks of a text that contains Markdown syntax; null for any other text. */
function markdownNodes(text: string): Node[] | null {
  const { doc } = openMarkdown(escapeMisread(text));
  const hasFence = /^ {0,3}(`{3}|~{3})/m.test(text);
  if (!writtenLink.test(text) && !doc.children.some((node) => isSign(node, hasFence))) return null;
  const [only, ...others] = doc.children;
  const isPart = others.length === 0 && only?.type === nodeType('paragraph');
  const nodes = isPart ? [withEdges(only, text)] : doc.children;
  return nodes.flatMap((node) => {
    // Verses and dialogues are indented too.
    if (node.type === nodeType('code_block') && !hasFence) return paragraphs(node.textContent, []);
    // `origin` refers to a block of the pasted text, not to one of the edited text.
    return node.type.create({ ...node.attrs, origin: null }, node.content, node.marks);
  });
}

/**
 * Source that is pasted between other source: its years are escaped, the numbers that continue a list stay, and its notes
 * get labels of their own.
 */
export function readPastedSource(pasted: string, before: string, after = ''): string {
  const text = renameNotes(partLines(pasted), before + after);
  const all = escapeMisread(before + text);
  return all.startsWith(before) ? all.slice(before.length) : escapeMisread(text);
}

const parser = unified().use(remarkParse).freeze();

const startOf = ({ position }: Nodes) => position?.start.offset ?? 0;

/**
 * Parts a line from the list or the quote directly above it, whose last words it would continue in Markdown. One that begins
 * with a small letter continues them: mail programs break long lines. Within a numbered list, which would end, nothing is
 * parted.
 */
function partLines(text: string): string {
  if (isCostly(text)) return text;
  const ends: number[] = [];
  visit(parser.parse(text), (node, index, parent) => {
    const isNumbered = parent?.type === 'list' && parent.ordered === true;
    if (isNumbered && index !== parent.children.length - 1) return SKIP;
    if (node.type === 'paragraph' && parent?.type === 'root') return SKIP;
    if (node.type !== 'text' || parent?.type !== 'paragraph') return;
    const from = startOf(node);
    const source = text.slice(from, node.position?.end.offset);
    for (const { index: end } of source.matchAll(/\n(?![ \t>]|\p{Ll})/gu)) ends.push(from + end);
    return;
  });
  return ends.reduceRight((all, end) => `${all.slice(0, end)}\n${all.slice(end)}`, text);
}

/** One sign or that of a signature behind a line, or a line of signs behind several: they would make a heading of those. */
const underline = /(?<=\n[ \t>]*)(?:--?|=|(?<=\n.*\n[ \t>]*)(?:-+|=+))[ \t]*$/;

/**
 * Escapes what Markdown would misread: the numbers of lists that do not count 1, 2, 3 (years, days and 01), which a list
 * would renumber, and lines of signs below other lines. A list may go on behind another block.
 */
function escapeMisread(text: string): string {
  if (isCostly(text)) return text;
  const wrong: number[] = [];
  const tree = parser.parse(text);
  visit(tree, 'heading', ({ position }) => {
    const from = position?.start.offset ?? 0;
    const offset = text.slice(from, position?.end.offset).search(underline);
    if (offset > 0) wrong.push(from + offset);
  });
  // A lone * parts scenes, and makes no list.
  visit(tree, 'list', ({ ordered, children }) => {
    const isEmpty = !ordered && children.every((item) => item.children.length === 0);
    if (isEmpty) wrong.push(...children.map(startOf));
  });
  const lastNumbers = new Map<unknown, number>();
  visit(tree, 'list', ({ ordered, children }, _, parent) => {
    const offsets = children.map(startOf);
    const numbers = offsets.map((offset) => Number.parseInt(text.slice(offset), 10));
    const counts = numbers.every((number, index) => number === (numbers[0] ?? 1) + index);
    const isPadded = offsets.some((offset) => /^0\d/.test(text.slice(offset, offset + 2)));
    const next = (lastNumbers.get(parent) ?? 0) + 1;
    const isList =
      !isPadded &&
      (counts
        ? [0, 1, next].includes(Number(numbers[0]))
        : numbers.every((number) => number === 1));
    if (ordered && isList) lastNumbers.set(parent, Number(numbers[0]) + numbers.length - 1);
    else if (ordered) wrong.push(...offsets);
  });
  if (wrong.length === 0) return text;
  // From the end on, because every sign moves the offsets behind it. Without its list, a line may begin another.
  const escaped = wrong
    .sort((a, b) => b - a)
    .reduce((all, place) => all.slice(0, place) + all.slice(place).replace(/^\d*/, '$&\\'), text);
  return escapeMisread(escaped);
}

/** Whether a link is an address in the text, which is no Markdown syntax. */
const isLiteral = ({ attrs }: Mark, text: string) =>
  ['', 'http://', 'mailto:'].some((scheme) => attrs['href'] === scheme + text);

/**
 * Whether a block comes from Markdown syntax, also one that is edited as source, such as a list of tasks. Indentation alone
 * makes no code block here, and HTML does not count.
 */
function isSign(node: Node, hasFence: boolean): boolean {
  switch (node.type.name) {
    case 'paragraph':
      return node.children.some(
        ({ marks, text, type }) =>
          type.name === 'note' || marks.some((mark) => !isLiteral(mark, text ?? '')),
      );
    case 'code_block':
      return hasFence;
    case 'raw': {
      const value = String(node.attrs['value']);
      return isTable(value) || listMarker.test(value);
    }
    default:
      return true;
  }
}
