import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { BlogMasthead } from '@/components/blog/blog-masthead';
import { Marked } from '@/components/blog/marked';
import { PostTeaser } from '@/components/blog/post-teaser';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { linkVariants } from '@/components/ui/text-link';
import { searchAddress } from '@/lib/blog/search/address';
import type { FoundPage } from '@/lib/blog/types';

type SearchResultsProps = {
  term: string;
  /** Null when nothing was looked for, or when the results do not go that far. */
  found: FoundPage | null;
};

async function Found({ term, found }: { term: string; found: FoundPage }) {
  const t = await getTranslations('blog.search');
  const { posts, page, pages } = found;
  const address = (number: number) => searchAddress(term, number) as Route;
  return (
    <>
      <section aria-label={t('results')} className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {posts.map((post) => (
          <PostTeaser
            key={post.slug}
            post={post}
            level={2}
            title={<Marked segments={post.titleSegments} />}
            excerpt={<Marked segments={post.passage} />}
          />
        ))}
      </section>
      {pages > 1 ? (
        <div className="mt-16 border-line border-t pt-8">
          <Pagination
            labels={{
              region: t('region'),
              previous: t('previous'),
              next: t('next'),
              position: (await getTranslations('blog.pages'))('position', {
                page: String(page),
                pages: String(pages),
              }),
            }}
            previous={page > 1 ? address(page - 1) : undefined}
            next={page < pages ? address(page + 1) : undefined}
          />
        </div>
      ) : null}
    </>
  );
}

/** The answer to a search of the blog, whatever it is. */
export async function SearchResults({ term, found }: SearchResultsProps) {
  const t = await getTranslations('blog.search');
  const total = found?.total ?? 0;
  const count = found?.more ? t('many', { count: total }) : t('count', { count: total });
  return (
    <>
      <BlogMasthead
        title={term ? t('title', { term }) : t('noTerm')}
        lead={found && total > 0 ? <span role="status">{count}</span> : null}
        term={term}
      />
      <Container className="pt-10 pb-24 md:pt-14">
        {found && total > 0 ? (
          <Found term={term} found={found} />
        ) : (
          <Nothing term={term} beyond={found === null} />
        )}
      </Container>
    </>
  );
}

async function Nothing({ term, beyond }: { term: string; beyond: boolean }) {
  const t = await getTranslations('blog.search');
  if (!term) return <p className="max-w-[52ch] text-ink-soft text-lead">{t('noTermText')}</p>;
  if (!beyond) {
    return (
      <EmptyState title={t('none')}>
        <p>{t('noneText')}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('beyond')}
      action={
        <a href={searchAddress(term)} className={linkVariants({ variant: 'call' })}>
          {t('first')}
        </a>
      }
    />
  );
}
