import type { Nodes, Root } from 'hast';
import { isCostly } from '@/lib/markdown/costly';

/** Text nested deeper is shown as plain paragraphs, since thousands of nested quotes would exhaust the renderer's stack. */
const deepest = 50;

function isDeeper(node: Nodes, left: number): boolean {
  if (left === 0) return true;
  return 'children' in node && node.children.some((child) => isDeeper(child, left - 1));
}

/** The text as paragraphs, marks and all. */
function paragraphs(markdown: string): Root {
  return {
    type: 'root',
    children: markdown.split(/\n{2,}/).map((value) => ({
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [{ type: 'text', value }],
    })),
  };
}

/** What `render` makes of the text; the plain text where it is nested too deep for that, or would take too long. */
export function withinDepth(markdown: string, render: (markdown: string) => Root): Root {
  if (isCostly(markdown)) return paragraphs(markdown);
  try {
    const tree = render(markdown);
    return isDeeper(tree, deepest) ? paragraphs(markdown) : tree;
  } catch {
    // The parser has no other failure: any text is Markdown.
    return paragraphs(markdown);
  }
}
