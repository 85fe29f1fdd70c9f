import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BookList } from '@/app/(site)/tienda/book-list';
import { ShopHero, ShopTrail } from '@/components/shop/shop-header';
import { linkVariants } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { searchPath } from '@/lib/shop/categories';
import { getFoundBooks } from '@/lib/shop/queries';

type SearchPageProps = {
  query: string;
  /** Null when the page number in the address is out of range. */
  number: number | null;
};

export async function SearchPage({ query, number }: SearchPageProps) {
  const books = number ? await getFoundBooks(query, number) : null;
  // Responds 200: a dynamic page has sent its status before its parts render, and a search without results is a valid
  // answer.
  if (!books) redirect(searchPath(query) as Route);
  const t = await getTranslations('shop.search');
  const title = t('title', { query });
  return (
    <>
      <ShopTrail steps={[{ name: title, path: searchPath(query) }]} />
      <ShopHero title={title} />
      <BookList
        books={books}
        current={null}
        query={query}
        path={(page) => searchPath(query, page)}
        empty={
          <EmptyState
            title={t('none', { query })}
            action={
              <Link href="/tienda" className={linkVariants({ variant: 'call' })}>
                {t('all')}
              </Link>
            }
          >
            <p>{t('hint')}</p>
          </EmptyState>
        }
      />
    </>
  );
}
