import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { type Embed, embedOf } from '@/lib/markdown/embeds';
import { markType } from '@/lib/markdown/visual/schema';

/** What readers get in place of a paragraph that is one link, as in `embedLines`. */
function embedOfLine(node: Node): Embed | null {
  if (node.type.name !== 'paragraph' || node.childCount === 0) return null;
  const [href, ...others] = new Set(
    node.children.map(({ marks }) => markType('link').isInSet(marks)?.attrs['href']),
  );
  return others.length === 0 && typeof href === 'string' ? embedOf(href) : null;
}

const isFigure = (node: Node | null) => node?.type.name === 'figure';

/** Where a picture stands in a gallery (lib/markdown/tidy.ts), two a row; null where it has the whole width. */
function galleryPlace(doc: Node, index: number): 'left' | 'right' | null {
  let [first, last] = [index, index];
  while (isFigure(doc.maybeChild(first - 1))) first -= 1;
  while (isFigure(doc.maybeChild(last + 1))) last += 1;
  // Of an odd number the first one stands alone.
  const isAlone = index === first && (last - first) % 2 === 0;
  if (isAlone) return null;
  return (last - index) % 2 === 0 ? 'right' : 'left';
}

/** Shows which lines readers see as the card of a book or as a video, and which pictures as a gallery. */
export const pageLook = (texts: Readonly<Record<Embed['kind'], string>>) =>
  new Plugin({
    props: {
      decorations: ({ doc }) => {
        const looks: Decoration[] = [];
        doc.forEach((node, position, index) => {
          const look = (attributes: Record<string, string>) =>
            looks.push(Decoration.node(position, position + node.nodeSize, attributes));
          const embed = embedOfLine(node);
          if (embed) look({ class: 'visual-embed', 'data-label': texts[embed.kind] });
          const side = isFigure(node) && galleryPlace(doc, index);
          if (side) look({ class: 'visual-half', 'data-side': side });
        });
        return DecorationSet.create(doc, looks);
      },
    },
  });
