import type { Metadata } from 'next';
import { BookListPage, bookListMetadata } from '@/app/(site)/tienda/book-list-page';
import { MissingPage, notFoundMetadata } from '@/components/layout/not-found-view';
import { categories, categoryOf } from '@/lib/shop/categories';

type CategoryPageProps = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return categories.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: CategoryPageProps): Promise<Metadata> {
  const category = categoryOf((await params).slug);
  return category ? bookListMetadata({ category }) : notFoundMetadata();
}

export default async function CategoryPage({ params }: CategoryPageProps) {
  const category = categoryOf((await params).slug);
  return category ? <BookListPage category={category} /> : <MissingPage />;
}
