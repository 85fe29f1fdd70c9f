import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';

/**
 * A remark plugin: each line of a paragraph is a block of its own, so that a bold line, an image line and a line of text
 * in a row are three. Quotes, lists and notes keep Markdown's rule, where a line may go on in the next one.
 */
export function lines() {
  return (tree: Root): void => {
    tree.children = tree.children.flatMap((node): RootContent[] =>
      node.type === 'paragraph' ? linesOf(node) : [node],
    );
  };
}

function linesOf(paragraph: Paragraph): Paragraph[] {
  const blocks: PhrasingContent[][] = [[]];
  for (const node of paragraph.children) {
    // A line break inside bold type or a link belongs to that.
    if (node.type !== 'text') {
      blocks.at(-1)?.push(node);
      continue;
    }
    for (const [index, value] of node.value.split('\n').entries()) {
      if (index > 0) blocks.push([]);
      if (value) blocks.at(-1)?.push({ type: 'text', value });
    }
  }
  return blocks
    .filter((children) => children.length > 0)
    .map((children) => ({ type: 'paragraph', children }));
}
