import type { Element, ElementContent, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { withoutInvisible } from '@/lib/text/clean';
import { isImageAddress, isLinkAddress } from './addresses';

const heading = /^h[1-6]$/;

/** Shifts the headings, because the page has its h1 above the text: the first one is an h2, and no level is skipped. */
function level(tree: Root): void {
  const above: number[] = [];
  visit(tree, 'element', (node) => {
    if (!heading.test(node.tagName)) return;
    const depth = Number(node.tagName[1]);
    while (above.length > 0 && (above.at(-1) ?? 0) >= depth) above.pop();
    above.push(depth);
    node.tagName = `h${Math.min(above.length + 1, 6)}`;
  });
}

const text = (value: string): ElementContent => ({ type: 'text', value });

/** Whether there is anything to see: words, a picture or a checkbox. */
function isVisible(node: ElementContent): boolean {
  if (node.type === 'text') return withoutInvisible(node.value).trim() !== '';
  if (node.type !== 'element') return false;
  const { tagName, properties, children } = node;
  // A picture that is not allowed becomes its words.
  if (tagName === 'img') return isImageAddress(properties['src']) || Boolean(properties['alt']);
  return tagName === 'input' || children.some(isVisible);
}

const isLink = (node: ElementContent) => node.type === 'element' && node.tagName === 'a';

/** Takes the marks of notes, which are links in a `sup`, out of a link, because HTML allows no link in another. */
function takeNoteMarks(link: Element): ElementContent[] {
  const marks: ElementContent[] = [];
  visit(link, 'element', (node, index, parent) => {
    if (node.tagName !== 'sup' || !node.children.some(isLink)) return;
    if (!parent || index === undefined) return;
    parent.children.splice(index, 1);
    marks.push(node);
    return [SKIP, index];
  });
  return marks;
}

/** The replacement for an element that is not allowed or shows nothing, or null to keep the element. */
function replacement(node: Element): ElementContent[] | null {
  const { tagName, properties, children } = node;
  // Of a quotation that was nothing but the text of a note, which stands below the article, an empty one is left.
  if ((heading.test(tagName) || tagName === 'blockquote') && !isVisible(node)) return [];
  if (tagName === 'a' && !(isLinkAddress(properties['href']) && isVisible(node))) return children;
  const marks = tagName === 'a' ? takeNoteMarks(node) : [];
  if (marks.length > 0) return [node, ...marks];
  if (tagName === 'img' && !isImageAddress(properties['src'])) {
    return [text(String(properties['alt'] ?? ''))];
  }
  // A disabled checkbox is replaced by a character, because it cannot be used.
  if (tagName === 'input') return [text(properties['checked'] ? '☑' : '☐')];
  return null;
}

/** The sanitiser accepts schemes in lower case only, and phone keyboards capitalise the first letter of a line. */
function lowerScheme({ properties }: Element): void {
  for (const name of ['href', 'src'] as const) {
    const address = properties[name];
    if (typeof address !== 'string') continue;
    properties[name] = address.replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
  }
}

/** Makes a figure of a picture alone in its paragraph; its Markdown title is the caption. */
function figure(node: Element): void {
  const [only, ...others] = node.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  if (node.tagName !== 'p' || others.length > 0) return;
  if (only?.type !== 'element' || only.tagName !== 'img') return;
  const { title, ...properties } = only.properties;
  node.tagName = 'figure';
  node.children = [{ ...only, properties }];
  if (typeof title !== 'string' || title.trim() === '') return;
  node.children.push({
    type: 'element',
    tagName: 'figcaption',
    properties: {},
    children: [text(title)],
  });
}

const isFigure = (node: RootContent | undefined): node is Element =>
  node?.type === 'element' && node.tagName === 'figure';

/** Groups consecutive pictures into a gallery: a figure of figures. */
function galleries(tree: Root): void {
  const children: RootContent[] = [];
  for (const node of tree.children) {
    const last = children.findLast(({ type }) => type === 'element');
    if (!isFigure(node) || !isFigure(last)) children.push(node);
    else if (last.children.every((child) => isFigure(child))) last.children.push(node);
    else {
      const first = { ...last };
      last.children = [first, node];
    }
  }
  tree.children = children;
}

/** A rehype plugin: adapts the text to the page. The sanitiser runs after it. */
export function tidy() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      lowerScheme(node);
      const instead = parent && index !== undefined ? replacement(node) : null;
      if (instead && parent && index !== undefined) {
        parent.children.splice(index, 1, ...instead);
        return [SKIP, index];
      }
    });
    level(tree);
    visit(tree, 'element', figure);
    galleries(tree);
  };
}
