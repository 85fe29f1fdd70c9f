import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isRefusal } from '@/app/admin/_frame/office-requests';
import type { renderBlock } from '@/app/admin/blog-posts/actions';
import { type Embed, embedOf, withoutOrigin } from '@/lib/markdown/embeds';
import { isTable, markType } from './schema';
import { toMarkdown } from './to-markdown';

/** The address of a paragraph that consists of one link, as in `embedLines`. */
function onlyLink(node: Node): string | null {
  if (node.type.name !== 'paragraph' || node.childCount === 0) return null;
  const [href, ...others] = new Set(
    node.children.map(({ marks }) => markType('link').isInSet(marks)?.attrs['href']),
  );
  return others.length === 0 && typeof href === 'string' ? href : null;
}

/** A block that the public page renders as something else. The key is stable while its text is edited. */
type Shown = { key: string; index: number; markdown: string; embed: Embed | null };

/** The lines of a text with a book or a video, and its tables. */
function shownBlocks(doc: Node): Shown[] {
  const count = new Map<string, number>();
  return doc.children.flatMap((node, index) => {
    const href = onlyLink(node);
    const embed = href === null ? null : embedOf(withoutOrigin(href, location.origin));
    if (!embed && !(node.type.name === 'raw' && isTable(node.attrs['value']))) return [];
    const name = embed ? String(href) : '';
    const before = count.get(name) ?? 0;
    count.set(name, before + 1);
    return [{ key: `${name} ${before}`, index, markdown: toMarkdown(node), embed }];
  });
}

const isFigure = (node: Node | null) => node?.type.name === 'figure';

/** The column of a picture in a gallery (lib/markdown/tidy.ts), two per row; null for the full width. */
function galleryPlace(doc: Node, index: number): 'left' | 'right' | null {
  let [first, last] = [index, index];
  while (isFigure(doc.maybeChild(first - 1))) first -= 1;
  while (isFigure(doc.maybeChild(last + 1))) last += 1;
  // In a gallery with an odd number of pictures, the first one has the full width.
  const isAlone = index === first && (last - first) % 2 === 0;
  if (isAlone) return null;
  return (last - index) % 2 === 0 ? 'right' : 'left';
}

/** The elements in which `PageViews` renders the public view of a block, by the block's key. */
export type Places = Map<string, HTMLElement>;

/** Adds an empty element above each block that readers see as something else, and lays out galleries in pairs. */
export const pageLook = (texts: Readonly<Record<Embed['kind'], string>>, places: Places) =>
  new Plugin({
    props: {
      decorations: ({ doc }) => {
        const shown = new Map(shownBlocks(doc).map((block) => [block.index, block]));
        const decorations: Decoration[] = [];
        doc.forEach((node, position, index) => {
          const decorate = (attributes: Record<string, string>) =>
            decorations.push(Decoration.node(position, position + node.nodeSize, attributes));
          const block = shown.get(index);
          if (block) decorations.push(place(position, block.key, places));
          if (block?.embed)
            decorate({ class: 'visual-embed', 'data-label': texts[block.embed.kind] });
          const side = isFigure(node) && galleryPlace(doc, index);
          if (side) decorate({ class: 'visual-half', 'data-side': side });
        });
        return DecorationSet.create(doc, decorations);
      },
    },
  });

function place(position: number, key: string, places: Places): Decoration {
  const element = () => {
    const [box, made] = [document.createElement('div'), document.createElement('div')];
    box.className = 'visual-page';
    box.append(made);
    // Limits the margins that the components of the public page have.
    made.className = '*:mb-3!';
    // Inert, because it is only a view: the block itself can be focused and edited.
    made.inert = true;
    places.set(key, made);
    return box;
  };
  const destroy = (gone: unknown) => places.get(key)?.parentNode === gone && places.delete(key);
  return Decoration.widget(position, element, { key, side: -1, destroy });
}

type PageViewsProps = { doc: Node; places: Places; render: typeof renderBlock };

/** Renders books, videos and tables as the public page does, in the elements that `pageLook` created. */
export function PageViews({ doc, places, render }: PageViewsProps) {
  return shownBlocks(doc).map(({ key, markdown }) => {
    const place = places.get(key);
    return place
      ? createPortal(<PageView markdown={markdown} render={render} />, place, key)
      : null;
  });
}

/** Next.js runs one server action at a time: if all were requested at once, a save would wait for the last. */
let queue: Promise<unknown> = Promise.resolve();

function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = queue.then(work);
  queue = result.catch(() => undefined);
  return result;
}

const pause = 350;

function PageView({ markdown, render }: { markdown: string; render: typeof renderBlock }) {
  const [shown, setShown] = useState<ReactNode>(null);

  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(async () => {
      try {
        const answer = await enqueue(async () => (isOld ? null : render(markdown)));
        if (answer && !isRefusal(answer) && !isOld) setShown(answer.shown);
      } catch (error) {
        console.warn('A block could not be shown as on the page', error);
      }
    }, pause);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [markdown, render]);

  // The answer is still arriving when the action resolves. Rendering it at once would suspend the whole page, which then
  // drops what is typed elsewhere.
  return useDeferredValue(shown);
}
