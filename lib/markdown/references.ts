import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isCostly } from '@/lib/markdown/costly';

type References = {
  /** Distinct addresses of links, as written. */
  links: string[];
  pictures: { address: string; alt: string }[];
};

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The links and pictures of a text; empty for a text that is too costly to parse. */
export function referencesOf(markdown: string): References {
  const links = new Set<string>();
  const pictures: References['pictures'] = [];
  if (isCostly(markdown)) return { links: [], pictures };
  const tree = parser.parse(markdown);
  const defined = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    if (!defined.has(identifier)) defined.set(identifier, url);
  });
  visit(tree, (node) => {
    if (node.type === 'link') links.add(node.url);
    if (node.type === 'linkReference') links.add(defined.get(node.identifier) ?? '');
    if (node.type === 'image') pictures.push({ address: node.url, alt: node.alt ?? '' });
    if (node.type === 'imageReference') {
      pictures.push({ address: defined.get(node.identifier) ?? '', alt: node.alt ?? '' });
    }
  });
  return { links: [...links], pictures };
}
