import type { Node } from 'prosemirror-model';
import type { Opened, Origin } from '@/app/admin/blog-posts/_visual/document';
import { toMarkdown } from '@/app/admin/blog-posts/_visual/to-markdown';

/** A printed block with the index of its origin. `kept`: its source was copied unchanged. */
type Written = { node: Node; index: number | null; kept: boolean };

/** Blocks that need no blank line between them, as long as their types are the same as in the source. */
const oneLine = new Set(['paragraph', 'heading', 'figure']);

/** Prints an edited text. Unchanged blocks, and white space between neighbours, are copied byte for byte. */
export function saveMarkdown(doc: Node, opened: Opened): string {
  if (doc.eq(opened.doc)) return opened.markdown;
  let markdown = '';
  let last: Written | null = null;
  for (const node of doc.children) {
    const index: number | null = node.attrs['origin'];
    const origin = index === null ? undefined : opened.origins[index];
    const kept = origin !== undefined && isKept(node, origin, last, opened, node === doc.lastChild);
    const text = kept ? origin.source : toMarkdown(node);
    if (text === '') continue;
    const written: Written = { node, index, kept };
    markdown += separator(written, origin, last, opened) + text;
    last = written;
  }
  return markdown + opened.after;
}

const follows = (index: number | null, last: Written | null) =>
  index !== null && (last ? last.index === index - 1 : index === 0);

const sameKind = ({ node, index }: Written, { origins }: Opened) =>
  index !== null && origins[index]?.node.type === node.type;

function isKept(
  node: Node,
  origin: Origin,
  last: Written | null,
  opened: Opened,
  isLast: boolean,
): boolean {
  if (!node.eq(origin.node) || (origin.unclosed && !isLast)) return false;
  return (
    !origin.dependent || (follows(node.attrs['origin'], last) && (!last || sameKind(last, opened)))
  );
}

function separator(
  next: Written,
  origin: Origin | undefined,
  last: Written | null,
  opened: Opened,
): string {
  const blank = last ? '\n\n' : '';
  if (!origin || !follows(next.index, last)) return blank;
  const before = next.kept ? origin.before : origin.before.replace(/[ \t]+$/, '');
  if (!last || /\n[ \t]*\n/.test(before)) return before;
  const steady = [last, next].every(
    (block) => block.kept || (oneLine.has(block.node.type.name) && sameKind(block, opened)),
  );
  return steady ? before : blank;
}
