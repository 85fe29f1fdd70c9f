import 'server-only';
import type { FeedRow } from '@/lib/blog/feed/posts';
import { pictureSource } from '@/lib/blog/focus-point';
import { markdownHtml } from '@/lib/markdown/render';
import type { FeedPost } from '@/lib/seo/feed/document';
import { asHtml } from '@/lib/seo/feed/text';
import { pictureFacts } from '@/lib/seo/social/picture-facts';
import { distinctLabels } from '@/lib/text/without-accents';

/** Converts a row to an entry of a feed with the full text. `origin` is SITE_URL. */
export async function toFeedPost(
  origin: string,
  row: FeedRow,
  categoryLabel: string,
): Promise<FeedPost> {
  const url = `${origin}/blog/${row.slug}`;
  return {
    id: row.id,
    url,
    title: row.title,
    excerpt: row.excerpt,
    author: row.author,
    html: withPictures(markdownHtml(row.content, { baseUrl: url }), origin, row),
    published: row.public_at ?? row.updated_at,
    updated: row.updated_at,
    labels: distinctLabels([categoryLabel, ...row.tags]),
    enclosure: await enclosure(origin, row.image_url),
  };
}

function withPictures(html: string, origin: string, { title, image_url, image2, image3 }: FeedRow) {
  const picture = (address: string | null, alt: string) =>
    address && URL.canParse(address, origin)
      ? `<p><img src="${asHtml(new URL(pictureSource(address), origin).href)}" alt="${asHtml(alt)}"></p>`
      : '';
  return [picture(image_url, title), html, picture(image2, ''), picture(image3, '')]
    .filter(Boolean)
    .join('\n');
}

/** An enclosure must state its size in bytes, so only pictures of this site get one. */
async function enclosure(origin: string, address: string | null): Promise<FeedPost['enclosure']> {
  const facts = address && (await pictureFacts(address));
  if (!facts) return null;
  return {
    url: new URL(pictureSource(address), origin).href,
    type: facts.type,
    length: facts.length,
  };
}
