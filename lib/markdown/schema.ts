import type { Options } from 'rehype-sanitize';

/** The clobberPrefix of remark-rehype. The sanitiser keeps only ids of footnotes, whose labels may hold any sign. */
export const notePrefix = 'nota-';
const noteId: ['id', RegExp] = ['id', /^nota-fn(?:ref)?-\S+$/];

/** The elements and attributes of a text: the library's default, limited to what Markdown can produce. */
export const schema: Options = {
  tagNames: [
    ...['p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'pre', 'code', 'section'],
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'em', 'del', 'sup', 'a', 'img'],
    ...['figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
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
    ...{ li: ['ul', 'ol'], thead: ['table'], tbody: ['table'] },
    ...{ tr: ['table'], th: ['table'], td: ['table'] },
  },
  strip: ['script'],
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};
