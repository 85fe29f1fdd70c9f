import { site } from '@/lib/site';

/** The page that browsers are redirected to when they open a feed. */
export const feedPage = '/feed' as const;

/** The same for browsers without JavaScript. */
export const feedWithoutScript = '/feed/guardar' as const;

/** With this parameter a feed answers with XML or JSON to every client. */
export const formParameter = 'formato';

/** The feed that people download. */
export const feedFile = '/feed.xml';
export const feedName = 'feed.xml';
export const rawFeed = `${feedFile}?${formParameter}=xml`;
export const savedFeed = `${feedFile}?${formParameter}=archivo`;

/** The feeds in a page's metadata (`alternates.types`). */
export const feedAlternates = {
  'application/rss+xml': [{ url: feedFile, title: `${site.name}: blog (RSS)` }],
  'application/atom+xml': [{ url: '/atom.xml', title: `${site.name}: blog (Atom)` }],
  'application/feed+json': [{ url: '/feed.json', title: `${site.name}: blog (JSON Feed)` }],
};
