import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFoundMetadata } from '@/components/layout/not-found-metadata';
import { pageMetadata } from '@/lib/seo/metadata';
import { shelfPath } from '@/lib/shop/addresses';
import type { Category } from '@/lib/shop/categories';
import { getShelf } from '@/lib/shop/queries';

type Shelf = { category?: Category; number?: number };

/** The metadata of a list of books; each list has its own title and description. */
export async function shelfMetadata({ category, number = 1 }: Shelf = {}): Promise<Metadata> {
  const shelf = await getShelf({ category, number });
  if (!shelf) return notFoundMetadata();
  const t = await getTranslations('shop.meta');
  const title = category ? t('category', { category: category.name }) : t('title');
  const description = category
    ? t('categoryDescription', { category: category.name, count: shelf.total })
    : t('description');
  return pageMetadata({
    title: number > 1 ? t('page', { title, number }) : title,
    description:
      number > 1 ? t('pageDescription', { description, number, pages: shelf.pages }) : description,
    path: shelfPath(category, number),
  });
}
