import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** The word joiner: invisible, and prevents a line break. */
export const joiner = '\u2060';

/** An opening dash is joined to the next word, a closing one to the previous word. */
const opening = /(?<=^|[\s(«])—(?=[^\s—])/gu;
const closing = /(?<=[^\s—])—(?=$|[\s.,;:!?)»])/gu;

/** A rehype plugin: keeps Spanish rayas on the line of their word; browsers may break on either side. */
export function rayas() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) {
        return SKIP;
      }
      if (node.type !== 'text') return;
      node.value = node.value.replace(opening, `—${joiner}`).replace(closing, `${joiner}—`);
    });
  };
}
