import { BookListPage, bookListMetadata } from '@/app/(site)/tienda/book-list-page';
import { categories } from '@/lib/shop/categories';
import { getFurtherPages } from '@/lib/shop/queries';

type FurtherPageProps = { params: Promise<{ slug: string; number: string }> };

export async function generateStaticParams() {
  const pages = await Promise.all(
    categories.map(async (category) => {
      const numbers = await getFurtherPages(category);
      return numbers.map((number) => ({ slug: category.slug, number }));
    }),
  );
  return pages.flat();
}

export const generateMetadata = async ({ params }: FurtherPageProps) =>
  bookListMetadata(await params);

export default async function FurtherCategoryPage({ params }: FurtherPageProps) {
  return <BookListPage {...(await params)} />;
}
