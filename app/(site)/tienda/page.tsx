export {
  BookListPage as default,
  bookListMetadata as generateMetadata,
} from '@/app/(site)/tienda/book-list-page';
