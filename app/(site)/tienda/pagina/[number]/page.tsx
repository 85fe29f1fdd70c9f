import { getFurtherPages } from '@/lib/shop/queries';

export {
  BookListPage as default,
  bookListMetadata as generateMetadata,
} from '@/app/(site)/tienda/book-list-page';

export async function generateStaticParams() {
  return (await getFurtherPages()).map((number) => ({ number }));
}
