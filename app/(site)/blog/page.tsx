import type { Metadata } from 'next';
import { BlogList } from '@/components/blog/blog-list';
import { listMetadata } from '@/components/blog/list-metadata';
import { MissingPage } from '@/components/layout/missing-page';
import { getPostPage } from '@/lib/blog/queries';

export const generateMetadata = (): Promise<Metadata> => listMetadata(null);

export default async function BlogPage() {
  const list = await getPostPage(1);
  return list ? <BlogList list={list} category={null} /> : <MissingPage />;
}
