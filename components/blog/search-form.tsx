import { getTranslations } from 'next-intl/server';
import { SearchIcon } from '@/components/ui/icons';
import { longestTerm } from '@/lib/text/search-term';

/** An ordinary GET form, so that the results have an address. */
export async function SearchForm({ term = '' }: { term?: string }) {
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
            required
            defaultValue={term}
            maxLength={longestTerm}
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
