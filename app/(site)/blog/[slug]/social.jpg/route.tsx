import { getTranslations } from 'next-intl/server';
import { armOf } from '@/components/blog/post-teaser';
import { socialCardResponse } from '@/components/seo/social-card';
import { cardPicture } from '@/lib/blog/card-picture';
import { getPost } from '@/lib/blog/queries';

/** Drawn at the first request, cached, and drawn again when the post changes. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function GET(
  _request: Request,
  { params }: RouteContext<'/blog/[slug]/social.jpg'>,
): Promise<Response> {
  const post = await getPost((await params).slug);
  if (!post) return new Response(null, { status: 404 });
  const t = await getTranslations('blog.categories');
  return socialCardResponse({
    look: armOf(post.category),
    title: post.title,
    overline: t(post.category),
    line: post.author,
    picture: await cardPicture(post.image, { width: 440, height: 630, fit: 'cover' }),
  });
}
