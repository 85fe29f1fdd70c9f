import { getTranslations } from 'next-intl/server';
import { pathOf } from '@/lib/parameter-pages';
import { type DatedPage, newest } from '@/lib/seo/sitemap';
import { getDatedPosts } from './queries';
import { isBlogCategory, type PostMatch } from './types';

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
  /** The text shown while it has no posts. */
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

async function postsOfCategory(category: string): Promise<PostList | null> {
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

/** The lists at the pages with a parameter (lib/parameter-pages.ts), by its value; null for one that names none. */
export const postLists = {
  blogCategory: postsOfCategory,
};

/** The addresses of the lists that show a post. */
const listPathsOf = ({ category }: { category: string }) => [pathOf('blogCategory', category)];

/** The lists that have public posts, and these posts, with their last changes, for the sitemap. */
export async function getBlogPages(): Promise<DatedPage[]> {
  const posts = await getDatedPosts();
  const listed = posts.flatMap((post) => listPathsOf(post).map((path) => ({ ...post, path })));
  const lists = [...Map.groupBy(listed, ({ path }) => path)].map(([path, pages]) => ({
    path,
    changed: newest(pages) ?? '',
  }));
  return [...lists, ...posts];
}
