import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Container, Heading } from '@/components/ui/heading';
import { SearchIcon } from '@/components/ui/icons';
import { TabLinks } from '@/components/ui/page-links';
import { blogCategories } from '@/lib/blog/types';
import { pathOf } from '@/lib/parameter-pages';
import { maxTermLength } from '@/lib/text/clean';

type BlogMastheadProps = {
  title: string;
  lead?: ReactNode;
  /** The address of the list that is shown, which marks its tab. */
  current?: string;
  /** The search term. Titles with a reader's words are set smaller, because they may be long. */
  term?: string;
};

export function BlogMasthead({ title, lead, current, term }: BlogMastheadProps) {
  return (
    <Container className="pt-8 md:pt-12">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8">
          <Heading
            level={1}
            size={lead && term === undefined ? 'h1' : 'h2'}
            className="text-balance wrap-anywhere"
          >
            {title}
          </Heading>
          {lead ? <p className="mt-6 max-w-[44ch] text-ink-soft text-lead">{lead}</p> : null}
        </div>
        <div className="lg:col-span-4">
          <SearchForm {...(term !== undefined && { term })} />
        </div>
      </div>
      <div className="mt-10 md:mt-14">
        <CategoryTabs current={current} />
      </div>
    </Container>
  );
}

/** The sections of the blog. None is marked as current on a page of search results. */
async function CategoryTabs({ current }: { current: string | undefined }) {
  const t = await getTranslations('blog');
  const tab = (path: string, label: string) => ({
    href: path as Route,
    label,
    current: current === path,
  });
  return (
    <TabLinks
      label={t('tabs')}
      items={[
        tab('/blog', t('all')),
        ...blogCategories.map((category) =>
          tab(pathOf('blogCategory', category), t(`categories.${category}`)),
        ),
      ]}
    />
  );
}

/** An ordinary GET form, so that the results have an address. */
async function SearchForm({ term = '' }: { term?: string }) {
  const t = await getTranslations('blog.search');
  return (
    <search>
      <form action="/blog" className="flex items-end border-ink border-b-[1.5px]">
        <label className="min-w-0 grow">
          <span className="block text-caption text-ink-soft">{t('label')}</span>
          <input
            type="search"
            dir="auto"
            name="q"
            autoComplete="off"
            required
            defaultValue={term}
            maxLength={maxTermLength}
            placeholder={t('placeholder')}
            className="min-h-11 w-full bg-transparent text-body placeholder:text-ink-faint"
          />
        </label>
        <button
          type="submit"
          className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center hover:text-accent"
        >
          <SearchIcon className="size-6" />
          <span className="sr-only">{t('submit')}</span>
        </button>
      </form>
    </search>
  );
}
