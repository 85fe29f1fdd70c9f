/** All cache tags and lifetimes of the site. Revalidating a tag refreshes every page that reads data with that tag. */
export const cacheTags = {
  /** For every page that shows more than one post: lists, home page, feeds and sitemap. */
  posts: 'posts',
  post: (slug: string) => `post:${slug}`,
  products: 'products',
  /** Cut, because Next drops tags of more than 256 characters, and whole letters, because it encodes them. */
  product: (handle: string) => `product:${handle}`.slice(0, 256).toWellFormed(),
  /**
   * Marks the page at a former address of a post: the page cache answers such a page with a redirect to this slug
   * (lib/page-cache/handler.ts). The prefix is one character, because Next drops tags of more than 256 characters. It is
   * one that Next escapes in paths, because it also writes each page's path, which may hold a comma, among its tags.
   */
  moved: (slug: string) => `#${slug}`,
} as const;

/**
 * Seconds after which a cached read, and the pages that use it, are refreshed, for changes that no webhook or action
 * reports. The first visitor after that still gets the old page while the new one is rendered.
 */
export const cacheLifetimes = {
  blog: 60,
  /** Prices and stock change at Shopify; a webhook is faster. */
  shop: 300,
} as const;
