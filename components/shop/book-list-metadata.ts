import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFoundMetadata } from '@/components/layout/not-found-metadata';
import { pageMetadata } from '@/lib/seo/metadata';
import { bookListPath } from '@/lib/shop/addresses';
import type { Category } from '@/lib/shop/categories';
import { getBooks } from '@/lib/shop/queries';

type BooksRequest = { category?: Category; number?: number };

export async function bookListMetadata({
  category,
  number = 1,
}: BooksRequest = {}): Promise<Metadata> {
  const books = await getBooks({ category, number });
  if (!books) return notFoundMetadata();
  const t = await getTranslations('shop.meta');
  const title = category ? t('category', { category: category.name }) : t('title');
  const description = category
    ? t('categoryDescription', { category: category.name, count: books.total })
    : t('description');
  return pageMetadata({
    title: number > 1 ? t('page', { title, number }) : title,
    description:
      number > 1 ? t('pageDescription', { description, number, pages: books.pages }) : description,
    path: bookListPath(category, number),
  });
}
