import type { Metadata } from 'next';
import { BookListPage, bookListMetadata } from '@/app/(site)/tienda/book-list-page';
import { MissingPage, notFoundMetadata } from '@/components/layout/not-found-view';
import { pageNumber } from '@/lib/paging/numbered';
import { categories, categoryOf } from '@/lib/shop/categories';
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

async function requestOf(params: FurtherPageProps['params']) {
  const { slug, number: text } = await params;
  const [category, number] = [categoryOf(slug), pageNumber(text)];
  return category && number ? { category, number } : null;
}

export async function generateMetadata({ params }: FurtherPageProps): Promise<Metadata> {
  const request = await requestOf(params);
  return request ? bookListMetadata(request) : notFoundMetadata();
}

export default async function FurtherCategoryPage({ params }: FurtherPageProps) {
  const request = await requestOf(params);
  return request ? <BookListPage {...request} /> : <MissingPage />;
}
