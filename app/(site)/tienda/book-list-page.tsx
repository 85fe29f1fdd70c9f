import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BookList } from '@/app/(site)/tienda/book-list';
import { MissingPage, notFoundMetadata } from '@/components/layout/not-found-view';
import { JsonLd } from '@/components/seo/json-ld';
import { ShopHero, ShopTrail } from '@/components/shop/shop-header';
import { EmptyState } from '@/components/ui/empty-state';
import { env } from '@/lib/env';
import { pathOf } from '@/lib/parameter-pages';
import { itemListJsonLd } from '@/lib/seo/json-ld/products';
import { pageMetadata } from '@/lib/seo/metadata';
import { bookListPath, type Category } from '@/lib/shop/categories';
import { getBooks } from '@/lib/shop/queries';

/** Books in the structured data (requirement 1.14). */
const listed = 10;

type BookListPageProps = { category?: Category; number?: number };

export async function BookListPage({ category, number = 1 }: BookListPageProps) {
  const page = await getBooks({ category, number });
  if (!page) return <MissingPage />;
  const t = await getTranslations('shop');
  const isFront = !category && number === 1;
  const listedBooks = page.items.slice(0, listed).map(({ title, handle }) => ({
    name: title,
    path: pathOf('product', handle),
  }));
  return (
    <>
      {isFront ? (
        <JsonLd data={itemListJsonLd(env.SITE_URL, t('title'), listedBooks)} />
      ) : (
        <ShopTrail
          steps={[
            ...(category ? [{ name: category.name, path: bookListPath(category) }] : []),
            ...(number > 1
              ? [
                  {
                    name: t('paging.position', { number, pages: page.pages }),
                    path: bookListPath(category, number),
                  },
                ]
              : []),
          ]}
        />
      )}
      <ShopHero title={category?.name ?? t('title')} {...(isFront && { lead: t('lead') })} />
      <BookList
        books={page}
        current={category?.slug ?? ''}
        path={(further) => bookListPath(category, further)}
        empty={<EmptyState title={t(category ? 'emptyCategory' : 'empty')} />}
      />
    </>
  );
}

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
