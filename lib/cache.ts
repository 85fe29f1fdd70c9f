/** Every cache tag and lifetime of the site. A page that reads through a tag is refreshed by that tag. */
export const cacheTags = {
  /** Lists, home page, feeds and sitemap: anything that shows more than one post. */
  posts: 'posts',
  post: (slug: string) => `post:${slug}`,
  products: 'products',
  product: (handle: string) => `product:${handle}`,
  /**
   * Marks the page at a former address of a post: the page cache answers it with a redirect to this slug
   * (lib/page-cache/handler.ts). The prefix is one character, since Next drops tags of more than 256.
   */
  moved: (slug: string) => `>${slug}`,
} as const;

/**
 * Seconds after which a cached read, and the pages made of it, are refreshed: the safety net for changes that tell the
 * application nothing. The first visitor after that still gets the old page while the new one is made.
 */
export const cacheLifetimes = {
  blog: 60,
  /** Prices and stock change at Shopify; a webhook is faster. */
  shop: 300,
} as const;
