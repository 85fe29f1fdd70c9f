import type { Node } from 'prosemirror-model';
import { isCostly } from '@/lib/markdown/costly';
import { type Block, type Piece, piecesOf } from '@/lib/markdown/visual/blocks';
import { toNode } from '@/lib/markdown/visual/from-markdown';
import { nodeType } from '@/lib/markdown/visual/schema';
import { toMarkdown } from '@/lib/markdown/visual/to-markdown';

/** A block as it was opened. */
export type Origin = {
  node: Node;
  source: string;
  /** The white space between the block before and this one. */
  before: string;
  /** The source means the same only where it stands: a further line of a paragraph, or code by indentation. */
  dependent: boolean;
  /** The source takes in all that follows it. */
  unclosed: boolean;
};

/** A text opened in the visual editor. `after` is the white space at its end. */
export type Opened = {
  markdown: string;
  doc: Node;
  origins: readonly Origin[];
  after: string;
};

/** Opens a text. What the editor could not write back with the same meaning becomes a `raw` block. Never throws. */
export function openMarkdown(markdown: string): Opened {
  const origins: Origin[] = [];
  let end = 0;
  for (const piece of safePieces(markdown)) {
    for (const [line, { node, from, to }] of readPiece(piece, markdown, origins.length).entries()) {
      const source = markdown.slice(from, to);
      const isCode = node.type.name === 'code_block';
      const before = markdown.slice(end, from);
      const dependent = line > 0 || (isCode && !fence.test(source));
      origins.push({ node, source, before, dependent, unclosed: isCode && !isClosed(source) });
      end = to;
    }
  }
  const nodes = origins.map(({ node }) => node);
  const content = nodes.length > 0 ? nodes : [nodeType('paragraph').create()];
  const doc = nodeType('doc').create(null, content);
  return { markdown, origins, doc, after: markdown.slice(end) };
}

/** The pieces of a text; one without blocks, edited as source, where the parser must not be asked or fails. */
function safePieces(markdown: string): Piece[] {
  const from = markdown.length - markdown.trimStart().length;
  const all = from < markdown.length ? [{ from, to: markdown.trimEnd().length, blocks: [] }] : [];
  // The parser's offsets do not count a byte order mark. A text field never holds a carriage return.
  if (/^\uFEFF|\r/.test(markdown) || isCostly(markdown)) return all;
  try {
    return piecesOf(markdown);
  } catch {
    // The nesting is too deep for the parser's stack.
    return all;
  }
}

/** The nodes of a piece, the first one with the index given; a single `raw` one where any of them has no node. */
function readPiece({ from, to, blocks }: Piece, markdown: string, first: number) {
  const nodes = blocks.flatMap((block, index) => {
    const node = faithfulNode(block, markdown, first + index);
    return node ? [{ ...block, node }] : [];
  });
  if (nodes.length === blocks.length && nodes.length > 0) return nodes;
  const value = markdown.slice(from, to);
  return [{ from, to, node: nodeType('raw').create({ origin: first, value }) }];
}

/** The node of a block if writing and reading it again gives the same node, else null. */
function faithfulNode({ content }: Block, markdown: string, origin: number): Node | null {
  try {
    const node = toNode(content, origin, markdown);
    if (!node) return null;
    const written = toMarkdown(node);
    const blocks = piecesOf(written).flatMap((piece) => piece.blocks);
    const [again] = blocks;
    if (!again || blocks.length > 1) return null;
    return toNode(again.content, origin, written)?.eq(node) ? node : null;
  } catch {
    // The nesting is too deep for the printer's stack.
    return null;
  }
}

const fence = /^ {0,3}(`{3,}|~{3,})/;

function isClosed(source: string): boolean {
  const mark = fence.exec(source)?.[1];
  const last = source.slice(source.lastIndexOf('\n') + 1).trim();
  return !mark || (source.includes('\n') && last.startsWith(mark) && !/[^`~]/.test(last));
}
