import type { ReactNode } from 'react';
import { CategoryTabs } from '@/components/blog/category-tabs';
import { SearchForm } from '@/components/blog/search-form';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import type { BlogCategory } from '@/lib/blog/types';

type BlogMastheadProps = {
  title: string;
  lead?: ReactNode;
  /** The current section; null for all sections, undefined for none. */
  current?: BlogCategory | null;
  /** The search term. Its title is set smaller, because readers write it. */
  term?: string;
};

export function BlogMasthead({ title, lead, current, term }: BlogMastheadProps) {
  return (
    <Container className="pt-8 md:pt-12">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8">
          <Heading
            level={1}
            size={term === undefined ? 'h1' : 'h2'}
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
