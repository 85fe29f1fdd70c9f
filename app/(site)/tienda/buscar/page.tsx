import type { Metadata, Route } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BookList } from '@/app/(site)/tienda/book-list';
import { ShopHero, ShopTrail } from '@/components/shop/shop-header';
import { CallLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { searchPage } from '@/lib/paging/numbered';
import { searchPath } from '@/lib/parameter-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { getFoundBooks } from '@/lib/shop/queries';
import { searchTerm } from '@/lib/text/clean';
import { withinQuotes } from '@/lib/text/text';

type Props = PageProps<'/tienda/buscar'>;

/** Reached by `/tienda?q=` through a rewrite, so that the shop itself stays static. */
async function questionOf(searchParams: Props['searchParams']) {
  const { q, pagina } = await searchParams;
  return { query: searchTerm(q), number: searchPage(pagina) };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query } = await questionOf(searchParams);
  const t = await getTranslations('shop');
  return pageMetadata({
    title: t('search.title', { query: withinQuotes(query) }),
    description: t('meta.description'),
    path: searchPath('/tienda', query),
    noindex: true,
  });
}

export default async function ShopSearchPage({ searchParams }: Props) {
  const { query, number } = await questionOf(searchParams);
  if (!query) redirect('/tienda');
  const books = number ? await getFoundBooks(query, number) : null;
  // Responds 200: a dynamic page has sent its status before its parts render, and a search without results is a valid
  // answer.
  if (!books) redirect(searchPath('/tienda', query) as Route);
  const t = await getTranslations('shop.search');
  const title = t('title', { query: withinQuotes(query) });
  return (
    <>
      <ShopTrail steps={[{ name: title, path: searchPath('/tienda', query) }]} />
      <ShopHero title={title} />
      <BookList
        books={books}
        current={null}
        query={query}
        path={(page) => searchPath('/tienda', query, page)}
        empty={
          <EmptyState
            title={t('none', { query: withinQuotes(query) })}
            action={<CallLink href="/tienda">{t('all')}</CallLink>}
          >
            <p>{t('hint')}</p>
          </EmptyState>
        }
      />
    </>
  );
}
