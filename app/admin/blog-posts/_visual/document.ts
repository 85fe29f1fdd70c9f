import type { Node } from 'prosemirror-model';
import { type Block, type Piece, piecesOf } from '@/app/admin/blog-posts/_visual/blocks';
import { toNode } from '@/app/admin/blog-posts/_visual/from-markdown';
import { nodeType } from '@/app/admin/blog-posts/_visual/schema';
import { toMarkdown } from '@/app/admin/blog-posts/_visual/to-markdown';
import { isCostly } from '@/lib/markdown/costly';

/** A block as it was when the text was opened. */
export type Origin = {
  node: Node;
  source: string;
  /** The white space between the previous block and this one. */
  before: string;
  /** The meaning depends on the position: a further line of a paragraph, or code by indentation. */
  dependent: boolean;
  /** Whether the source is a fence without an end, which would include all following text. */
  unclosed: boolean;
};

/** A text opened in the visual editor. `after` is the white space at its end. */
export type Opened = {
  markdown: string;
  doc: Node;
  origins: readonly Origin[];
  after: string;
};

/** Opens a text. A block that cannot be written back with the same meaning becomes `raw`. Never throws. */
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
  const value = markdown.slice(from, to);
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
    const written = toMarkdown(node) + notes;
    const blocks = piecesOf(written).flatMap((piece) => piece.blocks);
    const [again] = blocks;
    if (!again || blocks.length > 1 + labels.size) return null;
    return toNode(again.content, origin, written)?.eq(node) ? node : null;
  } catch {
    // The block is nested too deeply for the printer's stack.
    return null;
  }
}

const fence = /^ {0,3}(`{3,}|~{3,})/;

function isClosed(source: string): boolean {
  const mark = fence.exec(source)?.[1];
  const last = source.slice(source.lastIndexOf('\n') + 1).trim();
  return !mark || (source.includes('\n') && last.startsWith(mark) && !/[^`~]/.test(last));
}
