import type { Metadata } from 'next';
import { BlogList, listMetadata } from '@/components/blog/blog-list';
import { MissingPage } from '@/components/layout/not-found-view';
import { getPostPage } from '@/lib/blog/queries';

export const generateMetadata = (): Promise<Metadata> => listMetadata(null);

export default async function BlogPage() {
  const list = await getPostPage(1);
  return list ? <BlogList list={list} category={null} /> : <MissingPage />;
}
