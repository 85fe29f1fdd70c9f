import 'server-only';
import type { Nodes, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { lines } from '@/lib/markdown/lines';
import { withinDepth } from '@/lib/markdown/nesting';
import { htmlAsText } from '@/lib/markdown/plain-html';
import { joiner, rayas } from '@/lib/markdown/rayas';
import { notePrefix, schema } from '@/lib/markdown/schema';
import { tidy } from '@/lib/markdown/tidy';
import words from '@/messages/es/markdown.json' with { type: 'json' };

/**
 * The only pipeline from Markdown to a page. rehype-slug adds ids after the sanitiser, with a prefix that no page uses.
 */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(lines)
  .use(remarkRehype, {
    handlers: { html: htmlAsText },
    clobberPrefix: notePrefix,
    footnoteLabel: words.notes,
    footnoteBackLabel: words.back,
  })
  .use(tidy)
  .use(rayas)
  .use(rehypeSanitize, schema)
  .use(rehypeSlug, { prefix: 'apartado-' })
  .freeze();

const printer = unified().use(rehypeStringify).freeze();

/** Markdown as a sanitised tree: HTML is text, and all addresses are https, http, mailto, tel or of this site. */
export function markdownTree(markdown: string): Root {
  return withinDepth(markdown, (text) => processor.runSync(processor.parse(text)));
}

/** Markdown as HTML for feeds, with absolute addresses. `baseUrl` is the address of the text. */
export function markdownHtml(markdown: string, { baseUrl }: { baseUrl: string }): string {
  const tree = markdownTree(markdown);
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src'] as const) {
      const address = properties[name];
      if (typeof address !== 'string') continue;
      if (URL.canParse(address, baseUrl)) properties[name] = new URL(address, baseUrl).href;
      else delete properties[name];
    }
  });
  return printer.stringify(tree);
}

const lineElements = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'li',
  'tr',
  'td',
  'th',
  'pre',
  'br',
]);

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const inner = node.children.map(wordsOf).join('');
  return node.type === 'element' && lineElements.has(node.tagName) ? `${inner}\n` : inner;
}

/** The words without markup, one line per paragraph, for counting and quoting; not safe as HTML. */
export function markdownText(markdown: string): string {
  return wordsOf(markdownTree(markdown))
    .replaceAll(joiner, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
