import { BlogListPage, listMetadata } from '@/app/(site)/blog/blog-list';

export const generateMetadata = () => listMetadata({});

export default function BlogPage() {
  return <BlogListPage />;
}
