import type { Nodes, Root } from 'hast';
import { isCostly } from '@/lib/markdown/costly';

/** Deeper nesting would exhaust the renderer's stack, so such a text is shown as plain paragraphs. */
const deepest = 50;

function isDeeper(node: Nodes, left: number): boolean {
  if (left === 0) return true;
  return 'children' in node && node.children.some((child) => isDeeper(child, left - 1));
}

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

/** Renders a text, or returns its source as paragraphs when it is nested too deeply or too costly to parse. */
export function withinDepth(markdown: string, render: (markdown: string) => Root): Root {
  if (isCostly(markdown)) return paragraphs(markdown);
  try {
    const tree = render(markdown);
    return isDeeper(tree, deepest) ? paragraphs(markdown) : tree;
  } catch {
    // Any text is valid Markdown, so only exhaustion of the stack ends here.
    return paragraphs(markdown);
  }
}
