import type { BlockContent, ListItem, Paragraph, Root } from 'mdast';
import type { Node } from 'prosemirror-model';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { trimBlank } from '@/app/admin/blog-posts/_visual/blank';
import { phrasing } from '@/app/admin/blog-posts/_visual/phrasing';

/** Prints one node of the visual editor as Markdown, without a line end; an empty paragraph gives an empty text. */
export function toMarkdown(node: Node): string {
  const known = written.get(node);
  if (known !== undefined) return known;
  const markdown = write(node);
  written.set(node, markdown);
  return markdown;
}

/** Nodes are immutable, so each is printed only once. */
const written = new WeakMap<Node, string>();

function write(node: Node): string {
  if (node.type.name === 'raw') return trimBlank(String(node.attrs['value']));
  const root: Root = { type: 'root', children: blocks(node) };
  const print = (emphasis: '_' | '*') => printer(node, emphasis).stringify(root).replace(/\n$/, '');
  const usual = print('_');
  // Next to a letter, `_` marks emphasis only if the printer writes that letter as a character reference; `*` needs
  // none.
  return usual.includes('&#x') ? shorter(usual, print('*')) : usual;
}

const shorter = (one: string, other: string) => (other.length < one.length ? other : one);

/** Adjacent lists are distinguished only by their markers, so a list keeps its marker. */
function printer({ type, attrs }: Node, emphasis: '_' | '*') {
  return unified()
    .use(remarkGfm)
    .use(remarkStringify, {
      bullet: type.name === 'bullet_list' ? attrs['marker'] : '-',
      bulletOrdered: type.name === 'ordered_list' ? attrs['marker'] : '.',
      emphasis,
      rule: '-',
      listItemIndent: 'one',
    });
}

function blocks(node: Node): BlockContent[] {
  const { attrs } = node;
  switch (node.type.name) {
    case 'paragraph': {
      const children = phrasing(node);
      return children.length > 0 ? [{ type: 'paragraph', children }] : [];
    }
    case 'heading':
      return [
        { type: 'heading', depth: attrs['level'], children: phrasing(node, { oneLine: true }) },
      ];
    case 'blockquote':
      return [{ type: 'blockquote', children: inner(node) }];
    case 'bullet_list':
    case 'ordered_list':
      return [list(node)];
    case 'code_block':
      return [{ type: 'code', lang: attrs['language'] || null, value: node.textContent }];
    case 'horizontal_rule':
      return [{ type: 'thematicBreak' }];
    case 'figure':
      return [picture(node)];
    default:
      return node.attrs['value'] ? [{ type: 'html', value: node.attrs['value'] }] : [];
  }
}

const inner = (node: Node): BlockContent[] => node.children.flatMap(blocks);

function list(node: Node) {
  const spread = !node.attrs['tight'];
  const children = node.children.map(
    (item): ListItem => ({ type: 'listItem', spread, children: inner(item) }),
  );
  return node.type.name === 'ordered_list'
    ? { type: 'list' as const, ordered: true, start: Number(node.attrs['start']), spread, children }
    : { type: 'list' as const, ordered: false, spread, children };
}

function picture({ attrs }: Node): Paragraph {
  const alt = String(attrs['alt']).replace(/\s+/g, ' ').trim();
  const title = String(attrs['title']).trim() || null;
  return { type: 'paragraph', children: [{ type: 'image', url: attrs['src'], alt, title }] };
}
