import type { ElementContent } from 'hast';
import type { Html, Parents } from 'mdast';

/** The nodes that contain paragraphs. HTML in other nodes is already inside a paragraph. */
const holders = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** A handler of remark-rehype: shows HTML in Markdown as text, so that nothing an author wrote is lost. */
export function htmlAsText(
  _state: unknown,
  node: Html,
  parent: Parents | undefined,
): ElementContent {
  const text = { type: 'text' as const, value: node.value };
  if (!parent || !holders.has(parent.type)) return text;
  return { type: 'element', tagName: 'p', properties: {}, children: [text] };
}
