import type { Metadata } from 'next';
import { BlogList } from '@/components/blog/blog-list';
import { listMetadata } from '@/components/blog/list-metadata';
import { MissingPage } from '@/components/layout/missing-page';
import { notFoundMetadata } from '@/components/layout/not-found-metadata';
import { getPostPage } from '@/lib/blog/queries';
import { blogCategories, isBlogCategory } from '@/lib/blog/types';

type PageProps = { params: Promise<{ categoria: string }> };

export const generateStaticParams = () => blogCategories.map((categoria) => ({ categoria }));

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { categoria } = await params;
  return isBlogCategory(categoria) ? listMetadata(categoria) : notFoundMetadata();
}

export default async function BlogCategoryPage({ params }: PageProps) {
  const { categoria } = await params;
  if (!isBlogCategory(categoria)) return <MissingPage />;
  const list = await getPostPage(1, categoria);
  return list ? <BlogList list={list} category={categoria} /> : <MissingPage />;
}
