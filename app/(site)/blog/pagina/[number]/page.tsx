export {
  BlogListPage as default,
  listMetadata as generateMetadata,
} from '@/app/(site)/blog/blog-list';

/** Nothing is prerendered, because most of these pages are never requested. */
export const generateStaticParams = () => [];
