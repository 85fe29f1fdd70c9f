import { BookListPage, bookListMetadata } from '@/app/(site)/tienda/book-list';

export const generateMetadata = () => bookListMetadata({});

export default function ShopPage() {
  return <BookListPage />;
}
