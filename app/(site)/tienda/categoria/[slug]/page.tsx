import { categories } from '@/lib/shop/categories';

export {
  BookListPage as default,
  bookListMetadata as generateMetadata,
} from '@/app/(site)/tienda/book-list-page';

export const generateStaticParams = () => categories.map(({ slug }) => ({ slug }));
