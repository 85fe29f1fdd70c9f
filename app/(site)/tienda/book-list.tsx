import { clsx } from 'clsx';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BookGrid } from '@/components/shop/book-grid';
import { ShopTabs, WithoutScriptNote } from '@/components/shop/shop-header';
import { buttonVariants } from '@/components/ui/button';
import { Container } from '@/components/ui/heading';
import { Input } from '@/components/ui/input';
import { Link } from '@/components/ui/link';
import { Pagination } from '@/components/ui/page-links';
import { pathOf } from '@/lib/parameter-pages';
import type { BooksPage, CategoryCount } from '@/lib/shop/queries';
import { maxTermLength } from '@/lib/text/clean';

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
            texts="shop.paging"
            number={number}
            pages={pages}
            path={path}
          />
        </div>
      </Container>
    </>
  );
}

type CategoryNavProps = Pick<BookListProps, 'current'> & {
  counts: readonly CategoryCount[];
  total: number;
};

async function CategoryNav({ counts, total, current }: CategoryNavProps) {
  const t = await getTranslations('shop.categories');
  const filters = [
    { slug: '', name: t('all'), count: total },
    ...counts.map(({ category: { slug, name }, count }) => ({ slug, name, count })),
  ];
  return (
    <nav
      aria-label={t('label')}
      className="-mx-(--gutter) scroll-px-[50%] overflow-x-auto px-(--gutter) py-1 lg:mx-0 lg:overflow-visible lg:px-0"
    >
      <ul className="flex w-max gap-2 lg:w-auto lg:flex-col lg:gap-0">
        {filters.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link
              href={slug ? pathOf('shopCategory', slug) : '/tienda'}
              aria-current={slug === current ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-baseline justify-between gap-2 whitespace-nowrap border border-line px-3 py-2 text-small lg:min-h-0 lg:border-0 lg:border-b lg:px-0',
                slug === current
                  ? 'border-ink bg-ink text-paper max-lg:[scroll-initial-target:nearest] lg:border-line lg:bg-transparent lg:font-semibold lg:text-accent'
                  : 'hover:underline hover:underline-offset-4',
              )}
            >
              <span>{name}</span>
              <span className="text-caption tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A plain GET form, so that the results have an address. */
async function ShopSearch({ query = '' }: { query?: string }) {
  const t = await getTranslations('shop.search');
  return (
    <search>
      <form action="/tienda">
        <label htmlFor="buscar-libros" className="font-medium text-small">
          {t('label')}
        </label>
        <div className="mt-2 flex">
          <Input
            id="buscar-libros"
            type="search"
            name="q"
            autoComplete="off"
            required
            defaultValue={query}
            maxLength={maxTermLength}
            placeholder={t('placeholder')}
            className="min-w-0 border-r-0 text-small"
          />
          <button type="submit" className={buttonVariants({ variant: 'ink', size: 'sm' })}>
            {t('submit')}
          </button>
        </div>
      </form>
    </search>
  );
}
