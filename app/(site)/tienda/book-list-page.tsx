import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MissingPage, notFoundMetadata } from '@/components/layout/not-found-view';
import { JsonLd } from '@/components/seo/json-ld';
import { ShopHero, ShopTrail } from '@/components/shop/shop-header';
import { EmptyState } from '@/components/ui/empty-state';
import { env } from '@/lib/env';
import { pageNumber } from '@/lib/paging/numbered';
import { pathOf } from '@/lib/parameter-pages';
import { itemListJsonLd } from '@/lib/seo/json-ld/products';
import { pageMetadata } from '@/lib/seo/metadata';
import { bookListPath, categoryOf } from '@/lib/shop/categories';
import { getBooks } from '@/lib/shop/queries';
import { BookList } from './book-list';

/** Books in the structured data (requirement 1.14). */
const listed = 10;

/** A page as its address names it: without `slug` one of all books, without `number` the first one. */
type Addressed = { params: Promise<{ slug?: string; number?: string }> };

async function pageAt({ params }: Addressed) {
  const { slug, number: text } = await params;
  const category = slug === undefined ? undefined : categoryOf(slug);
  const number = text === undefined ? 1 : pageNumber(text);
  if ((slug !== undefined && !category) || !number) return null;
  const books = await getBooks({ category, number });
  return books && { category, number, books };
}

export async function BookListPage(address: Addressed) {
  const page = await pageAt(address);
  if (!page) return <MissingPage />;
  const { category, number, books } = page;
  const t = await getTranslations('shop');
  const isFront = !category && number === 1;
  const listedBooks = books.items.slice(0, listed).map(({ title, handle }) => ({
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
                    name: t('paging.position', { number, pages: books.pages }),
                    path: bookListPath(category, number),
                  },
                ]
              : []),
          ]}
        />
      )}
      <ShopHero title={category?.name ?? t('title')} {...(isFront && { lead: t('lead') })} />
      <BookList
        books={books}
        current={category?.slug ?? ''}
        path={(further) => bookListPath(category, further)}
        empty={<EmptyState title={t(category ? 'emptyCategory' : 'empty')} />}
      />
    </>
  );
}

export async function bookListMetadata(address: Addressed): Promise<Metadata> {
  const page = await pageAt(address);
  if (!page) return notFoundMetadata();
  const { category, number, books } = page;
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
