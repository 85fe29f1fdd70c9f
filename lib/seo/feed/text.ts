import { escapeHtml } from '@/lib/text/escape-html';

/**
 * Text on its way into a feed. The `feed` library writes titles and bodies into CDATA. Some
 * readers take a title as plain text and others as HTML; these functions make a text mean the same in both.
 */

/** What XML 1.0 cannot hold at all, however it is escaped. */
const outsideXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Without the characters that would make the whole feed unreadable. */
export const xmlSafe = (text: string): string => text.toWellFormed().replace(outsideXml, '');

/** Text as HTML that shows it, for the parts of a feed which are HTML. */
export const asHtml = (text: string): string => escapeHtml(xmlSafe(text));

/** Invisible and without width: it keeps "<" from opening a tag, "&" an entity, and "]]" from ending CDATA. */
const joiner = '\u2060';

/**
 * One line of plain text which stays the same text when a reader takes it for HTML (RSS does not say what a title is).
 */
export const asLine = (text: string): string =>
  xmlSafe(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/<(?=[a-z/!?])|&(?=[a-z0-9#])|\]\](?=>)/gi, (sign) => sign + joiner);

/** The same for the library's plain text nodes, which would turn "&amp;" into "&". */
export const asTextNode = (text: string): string => asLine(text).replaceAll('&', '&amp;');

/** The same for attributes, where the library leaves "<" as it is: a look-alike stands for it. */
export const asAttribute = (text: string): string => asLine(text).replaceAll('<', '‹');

/** HTML inside CDATA: the end of CDATA is written so that HTML reads the same and XML does not. */
export const asHtmlSection = (html: string): string => xmlSafe(html).replaceAll(']]>', ']]&gt;');
