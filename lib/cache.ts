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
  /**
   * What changes behind the application's back, or becomes public by its hour, shows within 60 seconds: a page is made
   * from reads of at most `blog` seconds, and nobody gets one that is older than `blogAtMost`.
   */
  blog: 20,
  blogAtMost: 35,
  /** Prices and stock change at Shopify; a webhook is faster, this is the safety net. */
  shop: 300,
} as const;
