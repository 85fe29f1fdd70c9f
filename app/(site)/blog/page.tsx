import type { Metadata } from 'next';
import { BlogListPage, listMetadata } from '@/app/(site)/blog/blog-list';
import { allPosts } from '@/lib/blog/lists';

export const generateMetadata = async (): Promise<Metadata> =>
  listMetadata({ list: await allPosts() });

export default async function BlogPage() {
  return <BlogListPage list={await allPosts()} />;
}
