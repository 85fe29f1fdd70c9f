import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { type Embed, embedOf } from '@/lib/markdown/embeds';
import { markType } from '@/lib/markdown/visual/schema';
import { isTable } from '@/lib/markdown/visual/table';
import { toMarkdown } from '@/lib/markdown/visual/to-markdown';

/** The address of a paragraph that is one link, as in `embedLines`. */
function onlyLink(node: Node): string | null {
  if (node.type.name !== 'paragraph' || node.childCount === 0) return null;
  const [href, ...others] = new Set(
    node.children.map(({ marks }) => markType('link').isInSet(marks)?.attrs['href']),
  );
  return others.length === 0 && typeof href === 'string' ? href : null;
}

/** A block that readers see as something else. The key stays while its words are typed. */
type Shown = { key: string; index: number; markdown: string; embed: Embed | null };

/** The lines with a book or a video, and the tables, of a text. */
export function shownBlocks(doc: Node): Shown[] {
  const count = new Map<string, number>();
  return doc.children.flatMap((node, index) => {
    const href = onlyLink(node);
    const embed = href === null ? null : embedOf(href);
    if (!embed && !(node.type.name === 'raw' && isTable(node.attrs['value']))) return [];
    const name = embed ? String(href) : '';
    const before = count.get(name) ?? 0;
    count.set(name, before + 1);
    return [{ key: `${name} ${before}`, index, markdown: toMarkdown(node), embed }];
  });
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

/** Where readers' view of a block is put by its key (`PageViews`). */
export type Places = Map<string, HTMLElement>;

/** Leaves a place above the blocks that readers see as something else, and shows which pictures are a gallery. */
export const pageLook = (texts: Readonly<Record<Embed['kind'], string>>, places: Places) =>
  new Plugin({
    props: {
      decorations: ({ doc }) => {
        const shown = new Map(shownBlocks(doc).map((block) => [block.index, block]));
        const looks: Decoration[] = [];
        doc.forEach((node, position, index) => {
          const look = (attributes: Record<string, string>) =>
            looks.push(Decoration.node(position, position + node.nodeSize, attributes));
          const block = shown.get(index);
          if (block) looks.push(place(position, block.key, places));
          if (block?.embed) look({ class: 'visual-embed', 'data-label': texts[block.embed.kind] });
          const side = isFigure(node) && galleryPlace(doc, index);
          if (side) look({ class: 'visual-half', 'data-side': side });
        });
        return DecorationSet.create(doc, looks);
      },
    },
  });

function place(position: number, key: string, places: Places): Decoration {
  const element = () => {
    const made = document.createElement('div');
    // The components of the public page bring margins of their own.
    made.className = 'visual-page *:mb-3!';
    // The block itself can be reached and edited; this is only how it looks.
    made.inert = true;
    places.set(key, made);
    return made;
  };
  const destroy = (gone: unknown) => places.get(key) === gone && places.delete(key);
  return Decoration.widget(position, element, { key, side: -1, destroy });
}
