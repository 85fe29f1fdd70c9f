import type { Metadata } from 'next';
import { BlogListPage, listMetadata } from '@/app/(site)/blog/blog-list';
import { postsOfCategory } from '@/lib/blog/lists';
import { blogCategories } from '@/lib/blog/types';

type PageProps = { params: Promise<{ category: string }> };

export const generateStaticParams = () => blogCategories.map((category) => ({ category }));

const read = async ({ params }: PageProps) => ({
  list: await postsOfCategory((await params).category),
});

export const generateMetadata = async (props: PageProps): Promise<Metadata> =>
  listMetadata(await read(props));

export default async function BlogCategoryPage(props: PageProps) {
  return <BlogListPage {...(await read(props))} />;
}
