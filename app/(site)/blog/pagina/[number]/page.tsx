import type { Metadata } from 'next';
import { BlogList, listMetadata } from '@/components/blog/blog-list';
import { MissingPage, notFoundMetadata } from '@/components/layout/not-found-view';
import { getPostPage } from '@/lib/blog/queries';
import { pageNumber } from '@/lib/paging/numbered';

type PageProps = { params: Promise<{ number: string }> };

/** Nothing is prerendered, because most of these pages are never requested. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps) {
  const { number } = await params;
  const page = pageNumber(number);
  return page ? getPostPage(page) : null;
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const list = await read(props);
  return list ? listMetadata(null, list.page) : notFoundMetadata();
}

export default async function BlogFurtherPage(props: PageProps) {
  const list = await read(props);
  return list ? <BlogList list={list} category={null} /> : <MissingPage />;
}
