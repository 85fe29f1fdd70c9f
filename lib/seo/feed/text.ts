import { escapeHtml } from '@/lib/text/escape-html';

/**
 * Escapes text for feeds. The `feed` library writes titles and bodies into CDATA. Some readers take a title as plain
 * text and others as HTML; these functions make a text look the same in both.
 */

/** Characters that XML 1.0 does not allow, even escaped. */
const outsideXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Removes characters that would make the feed invalid. */
export const xmlSafe = (text: string): string => text.toWellFormed().replace(outsideXml, '');

/** Text escaped as HTML, for the parts of a feed that are HTML. */
export const asHtml = (text: string): string => escapeHtml(xmlSafe(text));

/** WORD JOINER, invisible: keeps "<" from starting a tag, "&" an entity, and "]]" from ending CDATA. */
const joiner = '\u2060';

/** One line that looks the same when a reader takes it for HTML; RSS does not define whether a title is HTML. */
export const asLine = (text: string): string =>
  xmlSafe(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/<(?=[a-z/!?])|&(?=[a-z0-9#])|\]\](?=>)/gi, (sign) => sign + joiner);

/** The same for the library's plain text nodes, where it would convert "&amp;" to "&". */
export const asTextNode = (text: string): string => asLine(text).replaceAll('&', '&amp;');

/** The same for attributes, where the library does not escape "<": a similar character replaces it. */
export const asAttribute = (text: string): string => asLine(text).replaceAll('<', '‹');

/** HTML inside CDATA: escapes the end mark of CDATA, which is the same in HTML. */
export const asHtmlSection = (html: string): string => xmlSafe(html).replaceAll(']]>', ']]&gt;');
