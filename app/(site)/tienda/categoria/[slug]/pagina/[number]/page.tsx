import { categories } from '@/lib/shop/categories';
import { getFurtherPages } from '@/lib/shop/queries';

export {
  BookListPage as default,
  bookListMetadata as generateMetadata,
} from '@/app/(site)/tienda/book-list-page';

export async function generateStaticParams() {
  const pages = await Promise.all(
    categories.map(async (category) => {
      const numbers = await getFurtherPages(category);
      return numbers.map((number) => ({ slug: category.slug, number }));
    }),
  );
  return pages.flat();
}
