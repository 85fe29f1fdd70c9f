import type { Metadata, Route } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { searchPosts } from '@/lib/blog/search';
import { searchPage } from '@/lib/paging/numbered';
import { searchPath } from '@/lib/parameter-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { searchTerm } from '@/lib/text/clean';
import { withinQuotes } from '@/lib/text/text';
import { SearchResults } from './search-results';

type Props = PageProps<'/blog/buscar/resultados'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q, pagina } = await searchParams;
  const t = await getTranslations('blog');
  const term = searchTerm(q);
  return pageMetadata({
    title: term ? t('search.title', { term: withinQuotes(term) }) : t('meta.search'),
    description: t('meta.description'),
    path: searchPath('/blog', term, searchPage(pagina) ?? 1),
    noindex: true,
  });
}

/**
 * The results of `/blog?q=`, which next.config.ts rewrites to this page so that `/blog` stays prerendered. A page that does
 * not exist leads to the first: a dynamic page could not answer 404 with its whole content.
 */
export default async function BlogSearchPage({ searchParams }: Props) {
  const { q, pagina } = await searchParams;
  const term = searchTerm(q);
  const page = searchPage(pagina);
  const found = term && page ? await searchPosts(term, page) : null;
  if (term && !found) redirect(searchPath('/blog', term) as Route);
  return <SearchResults term={term} found={found} />;
}
