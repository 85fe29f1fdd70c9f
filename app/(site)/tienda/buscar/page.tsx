import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SearchPage } from '@/app/(site)/tienda/buscar/search-page';
import { pageNumber } from '@/lib/paging/numbered';
import { pageMetadata } from '@/lib/seo/metadata';
import { searchPath } from '@/lib/shop/categories';
import { searchTerm } from '@/lib/text/clean';

type SearchProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Reached by `/tienda?q=` through a rewrite, so that the shop itself stays static. */
async function questionOf(searchParams: SearchProps['searchParams']) {
  const { q, pagina } = await searchParams;
  const number = pagina === undefined ? 1 : pageNumber(String(pagina));
  return { query: searchTerm(q), number };
}

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  const { query } = await questionOf(searchParams);
  const t = await getTranslations('shop');
  return pageMetadata({
    title: t('search.title', { query }),
    description: t('meta.description'),
    path: searchPath(query),
    noindex: true,
  });
}

export default async function ShopSearchPage({ searchParams }: SearchProps) {
  const { query, number } = await questionOf(searchParams);
  if (!query) redirect('/tienda');
  return <SearchPage query={query} number={number} />;
}
