/** Every cache tag and lifetime of the site. A page that reads through a tag is refreshed by that tag. */
export const cacheTags = {
  /** Lists, home page, feeds and sitemap: anything that shows more than one post. */
  posts: 'posts',
  post: (slug: string) => `post:${slug}`,
  products: 'products',
  product: (handle: string) => `product:${handle}`,
} as const;

/** Seconds after which a cached read is refreshed even if nobody asked for it. */
export const cacheLifetimes = {
  /** decisions.md, Blog: what changes behind the application's back shows within 60 seconds. */
  blog: 30,
  /** Prices and stock change at Shopify; a webhook is faster, this is the safety net. */
  shop: 300,
} as const;
