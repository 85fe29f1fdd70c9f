export {
  BookListPage as default,
  bookListMetadata as generateMetadata,
} from './book-list-page';
