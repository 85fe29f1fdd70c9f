import 'server-only';
import { pictureFacts } from '@/lib/seo/social/picture-facts';
import { drawnCard, type SocialImage } from '@/lib/seo/social/social-image';

const card = (url: string, title: string): SocialImage => ({ url, alt: title, ...drawnCard });

/** The social image of an article: its main picture with its real size if it has one, else a drawn card. */
export async function postSocialImage(post: {
  slug: string;
  title: string;
  changed: string;
  own: string | null;
}): Promise<SocialImage> {
  if (!post.own) {
    // The address contains the time of the last change, because networks cache a picture for weeks.
    const version = (Date.parse(post.changed) || 0).toString(36);
    return card(`/blog/${post.slug}/social.jpg?v=${version}`, post.title);
  }
  const facts = await pictureFacts(post.own);
  const named = { url: post.own, alt: post.title };
  if (!facts) return named;
  const { width, height, type } = facts;
  return { ...named, width, height, type };
}

/** The social image of a book: a drawn card with its title, author and first picture. */
export function productSocialImage({
  handle,
  title,
}: {
  handle: string;
  title: string;
}): SocialImage {
  return card(`/producto/${handle}/social.jpg`, title);
}
