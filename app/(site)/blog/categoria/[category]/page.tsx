import type { Metadata } from 'next';
import { BlogList, listMetadata } from '@/components/blog/blog-list';
import { MissingPage, notFoundMetadata } from '@/components/layout/not-found-view';
import { getPostPage } from '@/lib/blog/queries';
import { blogCategories, isBlogCategory } from '@/lib/blog/types';

type PageProps = { params: Promise<{ category: string }> };

export const generateStaticParams = () => blogCategories.map((category) => ({ category }));

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { category } = await params;
  return isBlogCategory(category) ? listMetadata(category) : notFoundMetadata();
}

export default async function BlogCategoryPage({ params }: PageProps) {
  const { category } = await params;
  if (!isBlogCategory(category)) return <MissingPage />;
  const list = await getPostPage(1, category);
  return list ? <BlogList list={list} category={category} /> : <MissingPage />;
}
