import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/seo/json-ld';
import { pictureShape } from '@/lib/blog/card-picture';
import { type Post, pictureSource } from '@/lib/blog/types';
import { env } from '@/lib/env';
import { markdownText } from '@/lib/markdown/render';
import { pathOf } from '@/lib/parameter-pages';
import { blogPostingJsonLd } from '@/lib/seo/json-ld/blog';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld/site';
import { socialImage } from '@/lib/seo/social/social-image';
import { site } from '@/lib/site';

export async function PostJsonLd({ post }: { post: Post }) {
  const t = await getTranslations('blog');
  const path = pathOf('post', post.slug);
  const section = t(`categories.${post.category}`);
  const own = [post.image, post.image2, post.image3, ...post.gallery].flatMap((address) =>
    address ? pictureSource(address) : [],
  );
  const pictures =
    own.length > 0 ? await Promise.all([...new Set(own)].map(measured)) : [await socialImage(path)];
  const text = markdownText(post.content);
  const posting = blogPostingJsonLd(env.SITE_URL, { ...post, section, text, pictures });
  const trail = breadcrumbJsonLd(env.SITE_URL, [
    { name: site.name, path: '/' },
    { name: t('article.blog'), path: '/blog' },
    { name: section, path: pathOf('blogCategory', post.category) },
    { name: post.title, path },
  ]);
  return <JsonLd data={[posting, trail]} />;
}

async function measured(url: string) {
  const facts = await pictureShape(url);
  return facts ? { url, width: facts.width, height: facts.height } : { url };
}
