import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/seo/json-ld';
import { listAddress } from '@/lib/blog/addresses';
import type { BlogCategory, PostPage } from '@/lib/blog/types';
import { env } from '@/lib/env';
import { blogJsonLd } from '@/lib/seo/json-ld/blog';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld/breadcrumbs';
import { site } from '@/lib/site';

type ListJsonLdProps = { list: PostPage; category: BlogCategory | null };

export async function ListJsonLd({ list, category }: ListJsonLdProps) {
  const t = await getTranslations('blog');
  const blog = blogJsonLd(env.SITE_URL, {
    title: t('title'),
    description: t('meta.description'),
    posts: list.posts.map(({ slug, title, author, date }) => ({
      path: `/blog/${slug}`,
      title,
      author,
      published: date,
    })),
  });
  const here = category
    ? [{ name: t(`categories.${category}`), path: listAddress(category, list.page) }]
    : [];
  const trail = [
    { name: site.name, path: '/' },
    { name: t('article.blog'), path: '/blog' },
    ...here,
  ];
  return <JsonLd data={[blog, breadcrumbJsonLd(env.SITE_URL, trail)]} />;
}
