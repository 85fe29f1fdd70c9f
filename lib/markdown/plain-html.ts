import type { ElementContent } from 'hast';
import type { Html, Parents } from 'mdast';

/** What holds paragraphs; HTML found elsewhere stands inside one already. */
const holders = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** A handler of remark-rehype: HTML in Markdown is shown as the text it is, so that nothing an author wrote vanishes. */
export function htmlAsText(
  _state: unknown,
  node: Html,
  parent: Parents | undefined,
): ElementContent {
  const text = { type: 'text' as const, value: node.value };
  if (!parent || !holders.has(parent.type)) return text;
  return { type: 'element', tagName: 'p', properties: {}, children: [text] };
}
