import 'server-only';
import type { ElementContent, Nodes, Root } from 'hast';
import type * as mdast from 'mdast';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import words from '@/messages/es/markdown.json' with { type: 'json' };
import { isCostly } from './costly';
import { createParser } from './parser';
import { tidy } from './tidy';

/** The nodes that contain paragraphs. HTML in other nodes is already inside a paragraph. */
const holders = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** A handler of remark-rehype: shows HTML in Markdown as text, so that nothing an author wrote is lost. */
function htmlAsText(
  _state: unknown,
  node: mdast.Html,
  parent: mdast.Parents | undefined,
): ElementContent {
  const text = { type: 'text' as const, value: node.value };
  if (!parent || !holders.has(parent.type)) return text;
  return { type: 'element', tagName: 'p', properties: {}, children: [text] };
}

/** The word joiner: invisible, and prevents a line break. */
const joiner = '\u2060';

/** An opening dash is joined to the next word, a closing one to the previous word. */
const opening = /(?<=^|[\s(«])—(?=[^\s—])/gu;
const closing = /(?<=[^\s—])—(?=$|[\s.,;:!?)»])/gu;

/** A rehype plugin: keeps Spanish rayas on the line of their word; browsers may break on either side. */
function rayas() {
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

/** A remark plugin: makes a block of each line of a top-level paragraph, such as a bold line or a picture. */
function lines() {
  return (tree: mdast.Root): void => {
    tree.children = tree.children.flatMap((node): mdast.RootContent[] =>
      node.type === 'paragraph' ? linesOf(node) : [node],
    );
  };
}

function linesOf(paragraph: mdast.Paragraph): mdast.Paragraph[] {
  const blocks: mdast.PhrasingContent[][] = [[]];
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

/** The clobberPrefix of remark-rehype. The sanitiser keeps only ids of footnotes, whose labels may hold any sign. */
const notePrefix = 'nota-';
const noteId: ['id', RegExp] = ['id', /^nota-fn(?:ref)?-\S+$/];

/** The elements and attributes of a text: the library's default, limited to what Markdown can produce. */
const schema: Options = {
  tagNames: [
    'p',
    'br',
    'hr',
    'blockquote',
    'ul',
    'ol',
    'li',
    'pre',
    'code',
    'section',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'strong',
    'em',
    'del',
    'sup',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  attributes: {
    a: ['href', 'title', noteId, 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaLabel'],
    img: ['src', 'alt', 'title'],
    li: [noteId],
    ol: ['start'],
    section: ['dataFootnotes'],
    th: [['align', 'left', 'right', 'center']],
    td: [['align', 'left', 'right', 'center']],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https'] },
  ancestors: {
    li: ['ul', 'ol'],
    thead: ['table'],
    tbody: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
  },
  strip: ['script'],
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};

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

/**
 * The only pipeline from Markdown to a page. rehype-slug adds ids after the sanitiser, with a prefix that no page uses.
 */
const processor = createParser()
  .use(lines)
  .use(remarkRehype, {
    handlers: { html: htmlAsText },
    clobberPrefix: notePrefix,
    footnoteLabel: words.notes,
    // The link back to a second mark of a note shows its number, which its name must contain.
    footnoteBackLabel: (_note, mark) => (mark > 1 ? `${words.back} ${mark}` : words.back),
  })
  .use(tidy)
  .use(rayas)
  .use(rehypeSanitize, schema)
  .use(rehypeSlug, { prefix: 'apartado-' })
  .freeze();

const printer = unified().use(rehypeStringify).freeze();

/**
 * Markdown as a sanitised tree: HTML is text, and all addresses are https, http, mailto, tel or of this site. A text that
 * is nested too deeply or too costly to parse is its source in paragraphs.
 */
export function markdownTree(markdown: string): Root {
  if (isCostly(markdown)) return paragraphs(markdown);
  try {
    const tree = processor.runSync(processor.parse(markdown));
    return isDeeper(tree, deepest) ? paragraphs(markdown) : tree;
  } catch {
    // Any text is valid Markdown, so only exhaustion of the stack ends here.
    return paragraphs(markdown);
  }
}

/** The blocks that take their direction from their own text, as on the page. */
const block = /^(?:p|h[2-6]|li|figcaption|t[hd])$/;

/** Markdown as HTML for feeds, with absolute addresses. `baseUrl` is the address of the text. */
export function markdownHtml(markdown: string, { baseUrl }: { baseUrl: string }): string {
  const tree = markdownTree(markdown);
  visit(tree, 'element', ({ tagName, properties }) => {
    if (block.test(tagName)) properties['dir'] = 'auto';
    for (const name of ['href', 'src'] as const) {
      const address = properties[name];
      if (typeof address !== 'string') continue;
      if (URL.canParse(address, baseUrl)) properties[name] = new URL(address, baseUrl).href;
      else delete properties[name];
    }
  });
  return printer.stringify(tree);
}

const lineElement = /^(?:p|h[2-6]|li|t[rdh]|pre|br)$/;

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const inner = node.children.map(wordsOf).join('');
  return node.type === 'element' && lineElement.test(node.tagName) ? `${inner}\n` : inner;
}

/** The words without markup, one line per paragraph, for counting and quoting; not safe as HTML. */
export function markdownText(markdown: string): string {
  return wordsOf(markdownTree(markdown))
    .replaceAll(joiner, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
