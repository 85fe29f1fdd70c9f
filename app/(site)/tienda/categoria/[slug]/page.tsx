import type { Metadata } from 'next';
import { MissingPage } from '@/components/layout/missing-page';
import { notFoundMetadata } from '@/components/layout/not-found-metadata';
import { shelfMetadata } from '@/components/shop/shelf-metadata';
import { ShelfPage } from '@/components/shop/shelf-page';
import { categories, categoryOf } from '@/lib/shop/categories';

type CategoryPageProps = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return categories.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: CategoryPageProps): Promise<Metadata> {
  const category = categoryOf((await params).slug);
  return category ? shelfMetadata({ category }) : notFoundMetadata();
}

export default async function CategoryPage({ params }: CategoryPageProps) {
  const category = categoryOf((await params).slug);
  return category ? <ShelfPage category={category} /> : <MissingPage />;
}
