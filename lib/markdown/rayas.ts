import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Forbids a line break where it stands, and is not seen. */
export const joiner = '\u2060';

/** A dash that opens an aside belongs to the word after it, one that closes it to the word before. */
const opening = /(?<=^|[\s(«])—(?=[^\s—])/gu;
const closing = /(?<=[^\s—])—(?=$|[\s.,;:!?)»])/gu;

/**
 * A rehype plugin: Spanish rayas stay on the line of the word they are set against. Browsers may break on either side of
 * a dash, and would leave it alone at the end of a line.
 */
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
