import { BookListPage, bookListMetadata } from '@/app/(site)/tienda/book-list-page';

export const generateMetadata = () => bookListMetadata({});

export default function ShopPage() {
  return <BookListPage />;
}
