import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';

/** A remark plugin: makes a block of each line of a top-level paragraph, such as a bold line or a picture. */
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
    // A line break inside bold text or a link does not end the block.
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
