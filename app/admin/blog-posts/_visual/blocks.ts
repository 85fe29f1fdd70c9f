import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { extentOf } from '@/app/admin/blog-posts/_visual/blank';

type Place = { from: number; to: number };
/** A block of the public page with the range of its source. */
export type Block = Place & { content: RootContent };
/** One block, or a paragraph whose lines are blocks of their own. */
export type Piece = Place & { blocks: Block[] };

/** The same parser as on the public pages (lib/markdown/render.ts). */
const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The pieces of a text in order, separated by white space only. */
export function piecesOf(markdown: string): Piece[] {
  const tree: Root = parser.parse(markdown);
  return tree.children.map((content) => {
    const place = placeOf(content);
    const blocks =
      content.type === 'paragraph' ? linesOf(content, markdown) : [{ ...place, content }];
    return { ...place, blocks };
  });
}

const placeOf = ({ position }: RootContent): Place => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
});

/** The lines of a paragraph as blocks (lib/markdown/render.ts); empty when a line has no source range of its own. */
function linesOf(paragraph: Paragraph, markdown: string): Block[] {
  const place = placeOf(paragraph);
  const blocks: Block[] = [];
  let children: PhrasingContent[] = [];
  let from = place.from;
  const close = (to: number) => {
    const inner = extentOf(markdown.slice(from, to));
    if (children.length > 0) {
      blocks.push({
        content: { type: 'paragraph', children },
        from: from + inner.from,
        to: from + inner.to,
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
    const { from: begin, to } = placeOf(node);
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
