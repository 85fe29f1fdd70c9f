import type { MetadataRoute } from 'next';
import { getPostDates } from '@/lib/blog/post-dates';
import { env } from '@/lib/env';
import { sitemapEntries } from '@/lib/seo/sitemap';
import { site } from '@/lib/site';
import { getProductDates } from '@/lib/storefront/product-dates';

/** Prerendered, and refreshed by the same tags and lifetimes as the pages it lists. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [posts, products] = await Promise.all([getPostDates(), getProductDates()]);
  return sitemapEntries(env.SITE_URL, {
    posts: posts.map(({ slug, changed }) => ({ path: `/blog/${slug}`, changed })),
    products: products.map(({ handle, changed }) => ({ path: `/producto/${handle}`, changed })),
    legalUpdated: site.legalUpdated,
  });
}
