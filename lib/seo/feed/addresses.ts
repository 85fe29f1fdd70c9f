import { site } from '@/lib/site';

/** Where a person's browser is sent that opens a feed. */
export const feedPage = '/feed' as const;

/** The same for browsers that run no scripts. */
export const feedWithoutScript = '/feed/guardar' as const;

/** With this parameter a feed answers with XML or JSON to every client. */
export const formParameter = 'formato';

/** The feed that people download, under the name its file gets, and as a browser shows or saves it by itself. */
export const feedFile = '/feed.xml';
export const feedName = 'feed.xml';
export const rawFeed = `${feedFile}?${formParameter}=xml`;
export const savedFeed = `${feedFile}?${formParameter}=archivo`;

/** How a page tells readers where the feeds are (`alternates.types` of its metadata). */
export const feedAlternates = {
  'application/rss+xml': [{ url: feedFile, title: `${site.name}: blog (RSS)` }],
  'application/atom+xml': [{ url: '/atom.xml', title: `${site.name}: blog (Atom)` }],
  'application/feed+json': [{ url: '/feed.json', title: `${site.name}: blog (JSON Feed)` }],
};
