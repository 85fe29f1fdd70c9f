import type { Metadata } from 'next';
import { BlogListPage, listMetadata } from '@/app/(site)/blog/blog-list';
import { allPosts } from '@/lib/blog/lists';

type PageProps = { params: Promise<{ number: string }> };

/** Nothing is prerendered, because most of these pages are never requested. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps) {
  const { number } = await params;
  return { list: await allPosts(), number };
}

export const generateMetadata = async (props: PageProps): Promise<Metadata> =>
  listMetadata(await read(props));

export default async function BlogFurtherPage(props: PageProps) {
  return <BlogListPage {...(await read(props))} />;
}
