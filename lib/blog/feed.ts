import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getPosts } from '@/lib/blog/queries';
import { env } from '@/lib/env';
import { rssFeed } from '@/lib/seo/feed';

/** The answer of /feed.xml and /rss.xml. Throws, hence 5xx or the copy already rendered, when posts cannot be read. */
export async function feedResponse(): Promise<Response> {
  const t = await getTranslations('blog');
  const posts = (await getPosts()).map((post) => ({
    ...post,
    categoryLabel: t(`categories.${post.category}`),
  }));
  const xml = rssFeed(env.SITE_URL, { description: t('meta.description'), posts });
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
