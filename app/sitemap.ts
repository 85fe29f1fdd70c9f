import type { MetadataRoute } from 'next';
import { getBlogPages } from '@/lib/blog/lists';
import { env } from '@/lib/env';
import { latest, sitemapEntries } from '@/lib/seo/sitemap';
import { getShopPages } from '@/lib/shop/queries';
import { messages } from '@/messages/es';

/** Prerendered, and refreshed by the same tags and lifetimes as the pages it lists. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [posts, products] = await Promise.all([getBlogPages(), getShopPages()]);
  return sitemapEntries(env.SITE_URL, {
    posts,
    products,
    legalUpdated:
      latest(Object.values(messages.legalDocuments).map(({ updated }) => updated)) ?? '',
  });
}
