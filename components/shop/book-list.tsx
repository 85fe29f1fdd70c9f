import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BookGrid } from '@/components/shop/book-grid';
import { CategoryNav } from '@/components/shop/category-nav';
import { ShopSearch } from '@/components/shop/shop-search';
import { ShopTabs } from '@/components/shop/shop-tabs';
import { WithoutScriptNote } from '@/components/shop/without-script-note';
import { Container } from '@/components/ui/container';
import { Pagination } from '@/components/ui/pagination';
import type { BooksPage } from '@/lib/shop/queries';

type BookListProps = {
  books: BooksPage;
  /** The slug of the active filter; empty for all books, null when none applies. */
  current: string | null;
  path: (number: number) => string;
  query?: string;
  empty: ReactNode;
};

export async function BookList({ books, current, path, query, empty }: BookListProps) {
  const t = await getTranslations('shop');
  const { items, number, pages, counts, inShop } = books;
  return (
    <>
      <ShopTabs current="books" books={inShop} />
      <Container className="grid grid-cols-1 gap-x-16 gap-y-8 pt-6 pb-24 md:pt-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6 lg:gap-8">
          <ShopSearch {...(query && { query })} />
          <CategoryNav counts={counts} total={inShop} current={current} />
        </div>
        <div>
          <WithoutScriptNote />
          {items.length > 0 ? (
            <BookGrid label={t('list')} products={items} first className="xl:grid-cols-4" />
          ) : (
            empty
          )}
          <Pagination
            className="mt-16 pt-6"
            labels={{
              region: t('paging.region'),
              previous: t('paging.previous'),
              next: t('paging.next'),
              position: t('paging.position', { number, pages }),
            }}
            number={number}
            pages={pages}
            path={path}
          />
        </div>
      </Container>
    </>
  );
}
