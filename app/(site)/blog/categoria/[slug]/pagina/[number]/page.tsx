import { BlogListPage, listMetadata } from '@/app/(site)/blog/blog-list';

type PageProps = { params: Promise<{ slug: string; number: string }> };

/** Nothing is prerendered, because most of these pages are never requested. */
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: PageProps) =>
  listMetadata({ ...(await params), kind: 'blogCategory' });

export default async function BlogCategoryFurtherPage({ params }: PageProps) {
  return <BlogListPage {...(await params)} kind="blogCategory" />;
}
