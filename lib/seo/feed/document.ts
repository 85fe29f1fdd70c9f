import { Feed, type Item } from 'feed';
import { site } from '@/lib/site';
import { escapeHtml } from '@/lib/text/text';

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
const asLine = (text: string): string =>
  xmlSafe(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/<(?=[a-z/!?])|&(?=[a-z0-9#])|\]\](?=>)/gi, (sign) => sign + joiner);

/** The same for the library's plain text nodes, where it would convert "&amp;" to "&". */
const asTextNode = (text: string): string => asLine(text).replaceAll('&', '&amp;');

/** The same for attributes, where the library does not escape "<": a similar character replaces it. */
const asAttribute = (text: string): string => asLine(text).replaceAll('<', '‹');

/** HTML inside CDATA: escapes the end mark of CDATA, which is the same in HTML. */
const asHtmlSection = (html: string): string => xmlSafe(html).replaceAll(']]>', ']]&gt;');

/** A post in a feed. Addresses are absolute, times ISO 8601. */
export type FeedPost = {
  /** The row's identifier, which a renamed post keeps, so that feed readers do not show the post twice. */
  id: string;
  url: string;
  title: string;
  excerpt: string;
  author: string;
  /** The whole text as sanitised HTML. */
  html: string;
  published: string;
  updated: string;
  /** The category first, then the tags. */
  labels: readonly string[];
  /** The main picture, if its size in bytes is known. */
  enclosure: { url: string; type: string; length: number } | null;
};

export type FeedFormat = 'rss' | 'atom' | 'json';

type FeedSource = {
  /** SITE_URL. */
  origin: string;
  self: `/${string}`;
  description: string;
  /** The newest first. */
  posts: readonly FeedPost[];
};

/** The time of the newest change of these posts, which does not depend on the request. */
export function feedUpdated(posts: readonly FeedPost[]): Date {
  const moments = posts.flatMap(({ published, updated }) => [published, updated].map(Date.parse));
  return new Date(Math.max(0, ...moments));
}

/** The blog as RSS 2.0, Atom 1.0 or JSON Feed 1.1, with the full text of every post. */
export function feedDocument(format: FeedFormat, { origin, self, description, posts }: FeedSource) {
  const feed = new Feed({
    title: site.name,
    description,
    id: `${origin}/blog`,
    link: `${origin}/blog`,
    language: 'es',
    image: `${origin}/apple-icon.png`,
    favicon: `${origin}/favicon.ico`,
    copyright: `© ${site.copyrightYear} ${site.name}`,
    author: { name: site.name, link: `${origin}/` },
    updated: feedUpdated(posts),
    feedLinks: { [format]: `${origin}${self}` },
  });
  for (const post of posts) feed.addItem(items[format](post));
  if (format === 'rss') return feed.rss2();
  if (format === 'atom') return feed.atom1();
  return newerJson(feed.json1(), posts);
}

const common = ({ id, url, published, updated }: FeedPost) => ({
  id: `urn:uuid:${id}`,
  link: url,
  // For readers a scheduled post changed when it was published; earlier edits do not count.
  date: new Date(Math.max(Date.parse(published), Date.parse(updated))),
  published: new Date(published),
});

const items: Record<FeedFormat, (post: FeedPost) => Item> = {
  rss: (post) => ({
    ...common(post),
    title: asLine(post.title),
    description: asHtml(post.excerpt),
    content: asHtmlSection(post.html),
    category: post.labels.map((label) => ({ name: asTextNode(label) })),
    // RSS's `author` requires a mail address, which is not published.
    extensions: [{ name: 'dc:creator', objects: { _text: asTextNode(post.author) } }],
    ...(post.enclosure && { enclosure: post.enclosure }),
  }),
  atom: (post) => ({
    ...common(post),
    title: asHtml(post.title),
    description: asHtml(post.excerpt),
    content: asHtmlSection(post.html),
    author: [{ name: asTextNode(post.author) }],
    category: post.labels.map(asAttribute).map((label) => ({ name: label, term: label })),
    // The library derives the type from the extension, and wrongly for .jpg.
    ...(post.enclosure && derivable(post.enclosure) && { enclosure: post.enclosure }),
  }),
  json: (post) => ({
    ...common(post),
    title: xmlSafe(post.title),
    description: xmlSafe(post.excerpt),
    content: xmlSafe(post.html),
    author: [{ name: xmlSafe(post.author) }],
    category: post.labels.map((label) => ({ name: xmlSafe(label) })),
    ...(post.enclosure && { image: post.enclosure.url }),
  }),
};

type Enclosure = NonNullable<FeedPost['enclosure']>;

const derivable = ({ url, type }: Enclosure) =>
  type === `image/${new URL(url).pathname.split('.').at(-1)}`;

/** The library writes JSON Feed 1.0; version 1.1 adds a language and lists of authors, and both allow attachments. */
function newerJson(text: string, posts: readonly FeedPost[]): string {
  const { author, ...document } = JSON.parse(text);
  const newer = {
    ...document,
    version: 'https://jsonfeed.org/version/1.1',
    language: 'es',
    authors: [author],
    items: posts.map(({ enclosure }, index) => {
      const { author: writer, ...item } = document.items[index];
      const { url, type, length } = enclosure ?? {};
      const file = url && { attachments: [{ url, mime_type: type, size_in_bytes: length }] };
      return { ...item, authors: [writer], ...file };
    }),
  };
  return JSON.stringify(newer, null, 2);
}
