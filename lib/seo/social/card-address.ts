import type { PublicPath } from '@/lib/public-pages';

/** The file name of a page's social card, which app/images/social draws. */
export const cardFile = (path: PublicPath) =>
  `${path.slice(1).replaceAll('/', '-') || 'inicio'}.jpg`;

export const cardAddress = (path: PublicPath) => `/images/social/${cardFile(path)}`;
