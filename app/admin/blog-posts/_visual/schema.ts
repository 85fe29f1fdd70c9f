import { type DOMOutputSpec, Schema } from 'prosemirror-model';
import { bulletList, listItem, orderedList } from 'prosemirror-schema-list';
import { isImageAddress, isLinkAddress } from '@/lib/markdown/addresses';

/** The index of the source block that the node was read from; null for nodes created in the editor. */
const origin = { origin: { default: null } };

/** Every block of text takes its direction from its own words; app/styles/prose.css those around it. */
const auto = { dir: 'auto' };

const attribute = (element: HTMLElement, name: string) => element.getAttribute(name) ?? '';

function figure(src: string, alt: string, title: string): DOMOutputSpec {
  // The image has the caption too, because the schema reads it there.
  const image: DOMOutputSpec = ['img', { src, alt, ...(title && { title }) }];
  return title ? ['figure', image, ['figcaption', title]] : ['figure', image];
}

/** The nodes and marks that the visual editor supports. Any other Markdown is a `raw` block, edited as source. */
export const visualSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      attrs: origin,
      content: 'inline*',
      group: 'block',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', auto, 0],
    },
    heading: {
      attrs: { ...origin, level: { default: 2 } },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      // The page has its h1 above the text (lib/markdown/tidy.ts).
      toDOM: ({ attrs }) => [`h${Math.max(attrs['level'], 2)}`, auto, 0],
    },
    blockquote: {
      attrs: origin,
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: {
      ...bulletList,
      attrs: { ...origin, marker: { default: '-' }, tight: { default: true } },
      content: 'list_item+',
      group: 'block',
    },
    ordered_list: {
      ...orderedList,
      attrs: {
        ...origin,
        order: { default: 1 },
        marker: { default: '.' },
        tight: { default: true },
      },
      content: 'list_item+',
      group: 'block',
    },
    list_item: { ...listItem, content: 'block+' },
    code_block: {
      attrs: { ...origin, language: { default: '' } },
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      parseDOM: [
        {
          tag: 'pre',
          preserveWhitespace: 'full',
          getAttrs: (pre) => ({
            language:
              /\blanguage-(\S+)/.exec(pre.querySelector('code')?.className ?? '')?.[1] ?? '',
          }),
        },
      ],
      toDOM: ({ attrs: { language } }) => [
        'pre',
        ['code', language ? { class: `language-${language}` } : {}, 0],
      ],
    },
    horizontal_rule: {
      attrs: origin,
      group: 'block',
      parseDOM: [{ tag: 'hr' }],
      toDOM: () => ['hr'],
    },
    figure: {
      attrs: { ...origin, src: {}, alt: { default: '' }, title: { default: '' } },
      group: 'block',
      atom: true,
      draggable: true,
      parseDOM: [
        {
          tag: 'img[src]',
          getAttrs: (image) => {
            const src = attribute(image, 'src');
            if (!isImageAddress(src)) return false;
            return { src, alt: attribute(image, 'alt'), title: attribute(image, 'title') };
          },
        },
        { tag: 'figcaption', ignore: true },
      ],
      toDOM: ({ attrs }) => figure(attrs['src'], attrs['alt'], attrs['title']),
    },
    raw: {
      attrs: { ...origin, value: { default: '' } },
      group: 'block',
      atom: true,
      // What is copied as text alone.
      leafText: ({ attrs }) => attrs['value'],
      parseDOM: [
        {
          tag: 'pre[data-markdown]',
          // Higher than the priority of the code rule.
          priority: 60,
          getAttrs: ({ textContent }) => ({ value: textContent }),
        },
      ],
      toDOM: ({ attrs }) => ['pre', { 'data-markdown': '' }, attrs['value']],
    },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      leafText: () => '\n',
      // Code has line ends in its place.
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    /** The mark of a note; the note itself is a `raw` block. */
    note: {
      attrs: { label: {} },
      group: 'inline',
      inline: true,
      atom: true,
      leafText: ({ attrs }) => `[^${attrs['label']}]`,
      parseDOM: [
        { tag: 'sup[data-note]', getAttrs: (mark) => ({ label: attribute(mark, 'data-note') }) },
      ],
      toDOM: ({ attrs }) => ['sup', { 'data-note': attrs['label'] }, attrs['label']],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { href: {}, title: { default: null } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (link) => {
            const href = attribute(link, 'href');
            return isLinkAddress(href) ? { href, title: link.getAttribute('title') } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs['href'], title: attrs['title'] }, 0],
    },
    strong: {
      parseDOM: [
        // Google Docs wraps all copied content in <b style="font-weight:normal">.
        {
          tag: 'b, strong',
          getAttrs: ({ style }) => !/^(normal|[1-5]\d\d)$/.test(style.fontWeight) && null,
        },
        {
          style: 'font-weight',
          getAttrs: (weight) => /^(bold(er)?|[6-9]\d\d)$/.test(weight) && null,
        },
        {
          style: 'font-weight',
          getAttrs: (weight) => /^(normal|[1-5]\d\d)$/.test(weight) && null,
          clearMark: ({ type }) => type.name === 'strong',
        },
      ],
      toDOM: () => ['strong', 0],
    },
    em: {
      parseDOM: [
        { tag: 'em' },
        { tag: 'i' },
        { style: 'font-style=italic' },
        { style: 'font-style=normal', clearMark: ({ type }) => type.name === 'em' },
      ],
      toDOM: () => ['em', 0],
    },
    strike: {
      parseDOM: [
        { tag: 'del' },
        { tag: 's' },
        { tag: 'strike' },
        { style: 'text-decoration', getAttrs: (line) => /line-through/.test(line) && null },
      ],
      toDOM: () => ['del', 0],
    },
    code: {
      parseDOM: [{ tag: 'code' }],
      toDOM: () => ['code', 0],
    },
  },
});

type NodeName = typeof visualSchema extends Schema<infer Name, string> ? Name : never;
export type MarkName = typeof visualSchema extends Schema<string, infer Name> ? Name : never;

export const nodeType = (name: NodeName) => visualSchema.nodes[name];
export const markType = (name: MarkName) => visualSchema.marks[name];

/** Whether a source begins with a table: a line of cells, then the line that separates the head. */
export function isTable(source: string): boolean {
  const [head = '', rule = ''] = source.split('\n', 2);
  const hasRule = rule.includes('-') && /^[ \t|:-]+$/.test(rule);
  return hasRule && head.includes('|') && rule.includes('|');
}
