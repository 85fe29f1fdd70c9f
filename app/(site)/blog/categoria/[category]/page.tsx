import { BlogListPage, listMetadata } from '@/app/(site)/blog/blog-list';
import { blogCategories } from '@/lib/blog/types';

type PageProps = { params: Promise<{ category: string }> };

export const generateStaticParams = () => blogCategories.map((category) => ({ category }));

export const generateMetadata = async ({ params }: PageProps) => listMetadata(await params);

export default async function BlogCategoryPage({ params }: PageProps) {
  return <BlogListPage {...(await params)} />;
}
