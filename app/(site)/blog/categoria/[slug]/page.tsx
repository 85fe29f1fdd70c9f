import { blogCategories } from '@/lib/blog/types';

export {
  BlogListPage as default,
  listMetadata as generateMetadata,
} from '@/app/(site)/blog/blog-list';

export const generateStaticParams = () => blogCategories.map((slug) => ({ slug }));
