import type { Metadata } from 'next';
import { BookListPage, bookListMetadata } from '@/app/(site)/tienda/book-list-page';
import { MissingPage, notFoundMetadata } from '@/components/layout/not-found-view';
import { pageNumber } from '@/lib/paging/numbered';
import { getFurtherPages } from '@/lib/shop/queries';

type FurtherPageProps = { params: Promise<{ number: string }> };

export async function generateStaticParams() {
  return (await getFurtherPages()).map((number) => ({ number }));
}

export async function generateMetadata({ params }: FurtherPageProps): Promise<Metadata> {
  const number = pageNumber((await params).number);
  return number ? bookListMetadata({ number }) : notFoundMetadata();
}

export default async function FurtherPage({ params }: FurtherPageProps) {
  const number = pageNumber((await params).number);
  return number ? <BookListPage number={number} /> : <MissingPage />;
}
