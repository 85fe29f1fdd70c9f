import { BookListPage, bookListMetadata } from '@/app/(site)/tienda/book-list-page';
import { getFurtherPages } from '@/lib/shop/queries';

type FurtherPageProps = { params: Promise<{ number: string }> };

export async function generateStaticParams() {
  return (await getFurtherPages()).map((number) => ({ number }));
}

export const generateMetadata = async ({ params }: FurtherPageProps) =>
  bookListMetadata(await params);

export default async function FurtherPage({ params }: FurtherPageProps) {
  return <BookListPage {...(await params)} />;
}
