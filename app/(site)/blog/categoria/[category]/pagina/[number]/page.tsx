import type { Metadata } from 'next';
import { BlogListPage, listMetadata } from '@/app/(site)/blog/blog-list';
import { postsOfCategory } from '@/lib/blog/lists';

type PageProps = { params: Promise<{ category: string; number: string }> };

/** Nothing is prerendered, because most of these pages are never requested. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps) {
  const { category, number } = await params;
  return { list: await postsOfCategory(category), number };
}

export const generateMetadata = async (props: PageProps): Promise<Metadata> =>
  listMetadata(await read(props));

export default async function BlogCategoryFurtherPage(props: PageProps) {
  return <BlogListPage {...(await read(props))} />;
}
