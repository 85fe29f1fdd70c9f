import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { BlogMasthead } from '@/app/(site)/blog/blog-masthead';
import { PostTeaser } from '@/components/blog/post-teaser';
import { CallLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Container } from '@/components/ui/heading';
import { Pagination } from '@/components/ui/page-links';
import type { FoundPage, Segment } from '@/lib/blog/types';
import { searchPath } from '@/lib/parameter-pages';
import { withinQuotes } from '@/lib/text/text';

type SearchResultsProps = {
  term: string;
  /** Null without a term. */
  found: FoundPage | null;
};

const marked = (segments: Segment[]) =>
  segments.map(({ text, marked: isMarked, from }) => (
    <Fragment key={from}>{isMarked ? <mark>{text}</mark> : text}</Fragment>
  ));

async function Found({ term, found }: { term: string; found: FoundPage }) {
  const t = await getTranslations('blog');
  const { posts, page, pages } = found;
  return (
    <>
      <section aria-label={t('search.results')} className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {posts.map((post) => (
          <PostTeaser
            key={post.slug}
            post={post}
            level={2}
            title={marked(post.titleSegments)}
            excerpt={marked(post.passage)}
          />
        ))}
      </section>
      <Pagination
        className="mt-16 pt-8"
        texts="blog.search"
        number={page}
        pages={pages}
        path={(number) => searchPath('/blog', term, number)}
      />
    </>
  );
}

export async function SearchResults({ term, found }: SearchResultsProps) {
  const t = await getTranslations('blog.search');
  const total = found?.total ?? 0;
  const count = found?.more ? t('many', { count: total }) : t('count', { count: total });
  return (
    <>
      <BlogMasthead
        title={term ? t('title', { term: withinQuotes(term) }) : t('noTerm')}
        lead={found && total > 0 ? <span role="status">{count}</span> : null}
        term={term}
      />
      <Container className="pt-10 pb-24 md:pt-14">
        {found && total > 0 ? <Found term={term} found={found} /> : <Nothing term={term} />}
      </Container>
    </>
  );
}

async function Nothing({ term }: { term: string }) {
  const t = await getTranslations('blog.search');
  const soon = await getTranslations('blog.soon');
  if (!term) return <p className="max-w-[52ch] text-ink-soft text-lead">{t('noTermText')}</p>;
  return (
    <EmptyState title={t('none')} action={<CallLink href="/blog">{soon('all')}</CallLink>}>
      <p>{t('noneText')}</p>
    </EmptyState>
  );
}
