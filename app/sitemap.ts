import type { MetadataRoute } from 'next';
import { unstable_cache } from 'next/cache';
import { getPostDates } from '@/lib/blog/queries';
import { blogCategories } from '@/lib/blog/types';
import { cacheLifetimes, cacheTags } from '@/lib/cache';
import { env } from '@/lib/env';
import { type DatedPage, latest, newest, sitemapEntries } from '@/lib/seo/sitemap';
import { categories } from '@/lib/shop/categories';
import { getAllProducts } from '@/lib/storefront/products';
import { messages } from '@/messages/es';

/** Keeps the last product list for when the shop does not answer, so that the blog's part can still change. */
const productPages = unstable_cache(
  async () =>
    (await getAllProducts()).map(({ handle, updatedAt, images }) => ({
      path: `/producto/${handle}`,
      changed: updatedAt,
      images: images.map(({ url }) => url),
    })),
  ['product-pages'],
  { tags: [cacheTags.products], revalidate: cacheLifetimes.shop },
);

/** Prerendered, and refreshed by the same tags and lifetimes as the pages it lists. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [dates, products] = await Promise.all([getPostDates(), productPages()]);
  const posts = dates.map(({ slug, category, changed, images }) => ({
    path: `/blog/${slug}`,
    category,
    changed,
    images,
  }));
  return sitemapEntries(env.SITE_URL, {
    posts,
    products,
    categories: [
      ...blogCategories.flatMap((category) =>
        categoryPage(
          `/blog/categoria/${category}`,
          posts.filter((post) => post.category === category),
        ),
      ),
      ...categories.map(({ slug }) => ({ path: `/tienda/categoria/${slug}`, changed: '' })),
    ],
    legalUpdated:
      latest(Object.values(messages.legalDocuments).map(({ updated }) => updated)) ?? '',
  });
}

const categoryPage = (path: string, pages: readonly DatedPage[]): DatedPage[] =>
  pages.length > 0 ? [{ path, changed: newest(pages) ?? '' }] : [];
