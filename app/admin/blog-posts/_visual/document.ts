import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { Node } from 'prosemirror-model';
import { isCostly } from '@/lib/markdown/costly';
import { createParser } from '@/lib/markdown/parser';
import { toNode } from './from-markdown';
import { nodeType } from './schema';
import { exactMarkdown, toMarkdown } from './to-markdown';

type SourceRange = { from: number; to: number };
/** A block of the public page with the range of its source. */
type Block = SourceRange & { content: RootContent };
/** One block, or a paragraph whose lines are blocks of their own. */
type Piece = SourceRange & { blocks: Block[] };

const parser = createParser().freeze();

/** The pieces of a text in order, separated by white space only. */
function piecesOf(markdown: string): Piece[] {
  const tree: Root = parser.parse(markdown);
  let end = 0;
  return tree.children.map((content) => {
    const place = rangeOf(content);
    // The parser lets an underlined heading begin at the definitions directly above it.
    if (place.from < end) place.from = end + markdown.slice(end).search(/[^ \t\n]/);
    end = place.to;
    const blocks =
      content.type === 'paragraph' ? linesOf(content, markdown) : [{ ...place, content }];
    return { ...place, blocks };
  });
}

const rangeOf = ({ position }: RootContent): SourceRange => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
});

/** The lines of a paragraph as blocks (lib/markdown/render.ts); empty when a line has no source range of its own. */
function linesOf(paragraph: Paragraph, markdown: string): Block[] {
  const place = rangeOf(paragraph);
  const blocks: Block[] = [];
  let children: PhrasingContent[] = [];
  let from = place.from;
  const close = (to: number) => {
    const line = markdown.slice(from, to);
    if (children.length > 0) {
      const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
      const end = from + line.replace(/(?<![ \t])[ \t]+$/, '').length;
      blocks.push({
        content: { type: 'paragraph', children },
        from: from + indent.length,
        to: end,
      });
    }
    children = [];
    from = to + 1;
  };
  for (const node of paragraph.children) {
    if (node.type !== 'text') {
      children.push(node);
      continue;
    }
    const { from: begin, to } = rangeOf(node);
    const values = node.value.split('\n');
    // A reference such as &#10; is a line end in the value, but not in the source.
    if (markdown.slice(begin, to).split('\n').length !== values.length) return [];
    let at = begin - 1;
    for (const [index, value] of values.entries()) {
      if (index > 0) {
        at = markdown.indexOf('\n', at + 1);
        close(at);
      }
      if (value) children.push({ type: 'text', value });
    }
  }
  close(place.to);
  return blocks;
}

/** A block as it was when the text was opened. */
type Origin = {
  node: Node;
  source: string;
  /** The white space between the previous block and this one. */
  before: string;
  /** The meaning depends on the position: a further line of a paragraph, code by indentation, or an indented block. */
  dependent: boolean;
  /** Whether the source is a fence without an end, which would include all following text. */
  unclosed: boolean;
};

export type Opened = ReturnType<typeof openMarkdown>;

/**
 * Opens a text; `after` is the white space at its end. A block that cannot be written back with the same meaning becomes
 * `raw`. Never throws.
 */
export function openMarkdown(markdown: string) {
  const origins: Origin[] = [];
  let end = 0;
  for (const piece of safePieces(markdown)) {
    for (const [line, { node, from, to }] of readPiece(piece, markdown, origins.length).entries()) {
      const source = markdown.slice(from, to);
      const isCode = node.type.name === 'code_block';
      const before = markdown.slice(end, from);
      // The indent of the first line is not in the source. Without it, further lines would mean something else, and the
      // block behind a list could join its last item.
      const hasLost = /[ \t]$/.test(before) && (source.includes('\n') || listMarker.test(source));
      // The source of HTML has its indent: behind a list it would be part of the last item.
      const isIndented = hasLost || /^[ \t]/.test(source);
      const dependent = line > 0 || isIndented || (isCode && !fence.test(source));
      origins.push({ node, source, before, dependent, unclosed: isCode && !isClosed(source) });
      end = to;
    }
  }
  const nodes = origins.map(({ node }) => node);
  const content = nodes.length > 0 ? nodes : [nodeType('paragraph').create()];
  const doc = nodeType('doc').create(null, content);
  return { markdown, origins, doc, after: markdown.slice(end) };
}

/** The pieces of a text; one too costly for the parser, or on which it fails, is one piece edited as source. */
function safePieces(markdown: string): Piece[] {
  const from = markdown.length - markdown.trimStart().length;
  const all = from < markdown.length ? [{ from, to: markdown.trimEnd().length, blocks: [] }] : [];
  // The parser's offsets ignore a byte order mark. The value of a textarea never contains a carriage return.
  if (/^\uFEFF|\r/.test(markdown) || isCostly(markdown)) return all;
  try {
    return piecesOf(markdown);
  } catch {
    // The text is nested too deeply for the parser's stack.
    return all;
  }
}

/** The nodes of a piece, indexed from `first`; one `raw` node when a block has no node. */
function readPiece({ from, to, blocks }: Piece, markdown: string, first: number) {
  const nodes = blocks.flatMap((block, index) => {
    const node = faithfulNode(block, markdown, first + index);
    return node ? [{ ...block, node }] : [];
  });
  if (nodes.length === blocks.length && nodes.length > 0) return nodes;
  const source = markdown.slice(from, to);
  const indent = from - (markdown.lastIndexOf('\n', from - 1) + 1);
  // The source lacks the indent of its first line, so the value lacks it in every line, except in a list some of whose
  // items have less indent than the first: they would lose their further lines.
  const isEven = !new RegExp(`\\n(?! {${indent}}|[ \\t]*(?:\\n|$))`).test(source);
  const type = blocks[0]?.content.type;
  const isDeep = type === 'code' || (type === 'list' && isEven);
  const value = isDeep ? source.replaceAll(new RegExp(`\n {0,${indent}}`, 'g'), '\n') : source;
  return [{ from, to, node: nodeType('raw').create({ origin: first, value }) }];
}

/** The node of a block, or null when printing and parsing the node gives a different one. */
function faithfulNode({ content }: Block, markdown: string, origin: number): Node | null {
  try {
    const node = toNode(content, origin, markdown);
    if (!node) return null;
    const labels = new Set<string>();
    node.descendants(({ type, attrs }) => {
      if (type.name === 'note') labels.add(attrs['label']);
    });
    // A mark is one only where its note is.
    const notes = Array.from(labels, (label) => `\n\n[^${label}]: .`).join('');
    const written = exactMarkdown(node) + notes;
    const blocks = piecesOf(written).flatMap((piece) => piece.blocks);
    const [again] = blocks;
    if (!again || blocks.length > 1 + labels.size) return null;
    return toNode(again.content, origin, written)?.eq(node) ? node : null;
  } catch {
    // The block is nested too deeply for the printer's stack.
    return null;
  }
}

export const listMarker = /^(?:([-*+])|\d+([.)]))(?:\s|$)/;

const fence = /^ {0,3}(`{3,}|~{3,})/;

function isClosed(source: string): boolean {
  const mark = fence.exec(source)?.[1];
  return !mark || new RegExp(`\n {0,3}${mark}${mark.charAt(0)}*[ \t]*$`, 'm').test(source);
}

/** The HTML that no blank line ends, with its end. */
const htmlEnds: readonly (readonly [begin: RegExp, end: string])[] = [
  [/^<!--/, '-->'],
  [/^<\?/, '?>'],
  [/^<!\[CDATA\[/, ']]>'],
  [/^<![a-z]/i, '>'],
];

/** The end that a fence or HTML edited as source lacks. Without it the block would include all following text. */
function missingEnd({ node, text }: Written): string {
  if (node.type.name !== 'raw') return '';
  const source = text.trimStart();
  if (!isClosed(source)) return `\n${fence.exec(source)?.[1]}`;
  const tag = /^<(pre|script|style|textarea)(?![^\s>])/i.exec(source)?.[1];
  if (tag) return /<\/(?:pre|script|style|textarea)>/i.test(source) ? '' : `\n</${tag}>`;
  const end = htmlEnds.find(([begin]) => begin.test(source))?.[1];
  return end && !source.includes(end) ? `\n${end}` : '';
}

/** A printed block with the index of its origin. `kept`: its source was copied unchanged. */
type Written = { node: Node; index: number | null; kept: boolean; text: string };

/** Blocks that need no blank line between them, as long as their types are the same as in the source. */
const oneLine = new Set(['paragraph', 'heading', 'figure']);

/** Prints an edited text. Unchanged blocks, and white space between neighbours, are copied byte for byte. */
export function saveMarkdown(doc: Node, opened: Opened): string {
  if (doc.eq(opened.doc)) return opened.markdown;
  let markdown = '';
  let last: Written | null = null;
  const blocks = blocksOf(doc);
  for (const node of blocks) {
    const index: number | null = node.attrs['origin'];
    const origin = index === null ? undefined : opened.origins[index];
    const kept = origin !== undefined && isKept(node, origin, last, opened, node === blocks.at(-1));
    const text = kept ? origin.source : toMarkdown(node);
    const written: Written = { node, index, kept, text };
    if (last && !(last.kept && follows(index, last))) markdown += missingEnd(last);
    markdown += separator(written, origin, last, opened) + text;
    last = written;
  }
  return markdown + opened.after;
}

/** The marker of a list, which may be edited as source; undefined for other blocks. */
function markerOf(node: Node): unknown {
  const [, bullet, sign] =
    node.type.name === 'raw' ? (listMarker.exec(toMarkdown(node)) ?? []) : [];
  return bullet ?? sign ?? node.attrs['marker'];
}

/** The blocks that are not empty. A list gets another marker where the same one would join it to an adjacent list. */
function blocksOf(doc: Node): Node[] {
  const filled = doc.children.filter(
    (node) => node.textContent.trim() !== '' || toMarkdown(node) !== '',
  );
  const blocks: Node[] = [];
  for (const [index, node] of filled.entries()) {
    const { marker } = node.attrs;
    const [last, next] = [blocks.at(-1), filled[index + 1]];
    // A list edited as source keeps its marker; another one behind this block can give way itself.
    const taken = [last && markerOf(last), next?.type.name === 'raw' && markerOf(next)];
    const others = /[.)]/.test(marker) ? ['.', ')'] : ['-', '*', '+'];
    const free = marker && taken.includes(marker) && others.find((other) => !taken.includes(other));
    blocks.push(free ? node.type.create({ ...node.attrs, marker: free }, node.content) : node);
  }
  return blocks;
}

const follows = (index: number | null, last: Written | null) =>
  index !== null && (last ? last.index === index - 1 : index === 0);

const sameKind = ({ node, index }: Written, { origins }: Opened) =>
  index !== null && origins[index]?.node.type === node.type;

/** Whether a list was printed, perhaps with less indent than in the source: an indented block would join its last item. */
const isPrintedList = (last: Written | null) =>
  last !== null && !last.kept && listMarker.test(last.text);

function isKept(
  node: Node,
  origin: Origin,
  last: Written | null,
  opened: Opened,
  isLast: boolean,
): boolean {
  if (!node.eq(origin.node) || (origin.unclosed && !isLast)) return false;
  if (!origin.dependent) return true;
  if (!follows(node.attrs['origin'], last) || isPrintedList(last)) return false;
  return !last || sameKind(last, opened);
}

function separator(
  next: Written,
  origin: Origin | undefined,
  last: Written | null,
  opened: Opened,
): string {
  const blank = last ? '\n\n' : '';
  if (!origin || !follows(next.index, last)) return blank;
  const isIndented = next.kept && !isPrintedList(last);
  const before = isIndented ? origin.before : origin.before.replace(/[ \t]+$/, '');
  if (!last || /\n[ \t]*\n/.test(before)) return before;
  const steady = [last, next].every(
    (block) => block.kept || (oneLine.has(block.node.type.name) && sameKind(block, opened)),
  );
  // A copied block needs its indent, which is not in its source.
  return steady ? before : blank + (/[ \t]*$/.exec(before)?.[0] ?? '');
}
