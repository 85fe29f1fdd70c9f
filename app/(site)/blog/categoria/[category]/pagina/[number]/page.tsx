import type { Metadata } from 'next';
import { BlogList, listMetadata } from '@/components/blog/blog-list';
import { MissingPage, notFoundMetadata } from '@/components/layout/not-found-view';
import { getPostPage } from '@/lib/blog/queries';
import { isBlogCategory } from '@/lib/blog/types';
import { pageNumber } from '@/lib/paging/numbered';

type PageProps = { params: Promise<{ category: string; number: string }> };

export const generateStaticParams = () => [];

async function read({ params }: PageProps) {
  const { category: name, number } = await params;
  const category = isBlogCategory(name) ? name : null;
  const page = pageNumber(number);
  return { category, list: category && page ? await getPostPage(page, category) : null };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { category, list } = await read(props);
  return list ? listMetadata(category, list.page) : notFoundMetadata();
}

export default async function BlogCategoryFurtherPage(props: PageProps) {
  const { category, list } = await read(props);
  return list ? <BlogList list={list} category={category} /> : <MissingPage />;
}
