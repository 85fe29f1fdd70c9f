import { getTranslations } from 'next-intl/server';
import { isBlogCategory, type PostMatch } from '@/lib/blog/types';
import { pathOf } from '@/lib/parameter-pages';

/** A list of public posts: its address, its posts and its words. Pages, structured data and query derive from it. */
export type PostList = {
  /** The address of its first page. */
  path: `/${string}`;
  match: PostMatch;
  /** Its heading, and its name in the trail. */
  name: string;
  lead?: string;
  /** The title and the description of its pages. */
  title: string;
  description: string;
  /** What a reader finds while it has no posts. */
  soon?: string;
};

/** The list of all posts. */
export async function allPosts(): Promise<PostList> {
  const t = await getTranslations('blog');
  return {
    path: '/blog',
    match: {},
    name: t('title'),
    lead: t('lead'),
    title: t('meta.title'),
    description: t('meta.description'),
  };
}

/** The list of a category; null for a value that is none. */
export async function postsOfCategory(category: string): Promise<PostList | null> {
  if (!isBlogCategory(category)) return null;
  const t = await getTranslations('blog');
  const name = t(`categories.${category}`);
  return {
    path: pathOf('blogCategory', category),
    match: { category },
    name,
    title: t('meta.category', { category: name }),
    description: t('meta.categoryDescription', { category: name }),
    soon: t('soon.text', { category: name }),
  };
}
