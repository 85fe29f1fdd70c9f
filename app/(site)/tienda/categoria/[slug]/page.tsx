import { BookListPage, bookListMetadata } from '@/app/(site)/tienda/book-list-page';
import { categories } from '@/lib/shop/categories';

type CategoryPageProps = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => categories.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: CategoryPageProps) =>
  bookListMetadata(await params);

export default async function CategoryPage({ params }: CategoryPageProps) {
  return <BookListPage {...(await params)} />;
}
