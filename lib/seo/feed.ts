import { Feed } from 'feed';
import { site } from '@/lib/site';

/** What a feed says of a post; `date` is ISO 8601. */
export type FeedPost = {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  date: string;
  categoryLabel: string;
};

/**
 * The blog as RSS 2.0, newest first. `origin` is SITE_URL: every address is absolute, and the GUID of a post is its
 * permanent address.
 */
export function rssFeed(
  origin: string,
  { description, posts }: { description: string; posts: readonly FeedPost[] },
): string {
  const [newest] = posts;
  const feed = new Feed({
    title: site.name,
    description,
    id: `${origin}/blog`,
    link: `${origin}/blog`,
    language: 'es',
    image: `${origin}/apple-icon.png`,
    copyright: `© ${site.copyrightYear} ${site.name}`,
    updated: new Date(newest?.date ?? 0),
    feedLinks: { rss: `${origin}/feed.xml` },
  });
  for (const post of posts) {
    const link = `${origin}/blog/${post.slug}`;
    feed.addItem({
      title: post.title,
      id: link,
      link,
      description: post.excerpt,
      author: [{ name: post.author }],
      category: [{ name: post.categoryLabel }],
      date: new Date(post.date),
    });
  }
  return feed.rss2();
}
