import { BookListPage, bookListMetadata } from '@/components/shop/book-list-page';

export const generateMetadata = () => bookListMetadata();

export default function ShopPage() {
  return <BookListPage />;
}
