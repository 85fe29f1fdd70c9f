import { BlogListPage, listMetadata } from '@/app/(site)/blog/blog-list';
import { blogCategories } from '@/lib/blog/types';

type PageProps = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => blogCategories.map((slug) => ({ slug }));

export const generateMetadata = async ({ params }: PageProps) =>
  listMetadata({ ...(await params), kind: 'blogCategory' });

export default async function BlogCategoryPage({ params }: PageProps) {
  return <BlogListPage {...(await params)} kind="blogCategory" />;
}
