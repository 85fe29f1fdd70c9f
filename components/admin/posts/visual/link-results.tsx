import { useTranslations } from 'next-intl';
import { CommandItem, CommandList } from '@/components/ui/command';
import { shortestTerm } from '@/lib/admin/search-result';

/** A post or a book that a text may link to. */
export type LinkTarget = { kind: 'post' | 'book'; href: string; title: string };

type Props = {
  results: LinkTarget[] | 'failed' | null;
  term: string;
  onPick: (href: string, title: string) => void;
};

/** The search results; choosing one links to it. */
export function LinkResults({ results, term, onPick }: Props) {
  const t = useTranslations('posts.visual.linkDialog');
  const found = Array.isArray(results) ? results : [];
  const asked = [...term.trim()].length >= shortestTerm;
  return (
    <>
      <CommandList label={t('search')} className="max-h-64 empty:hidden">
        {found.map(({ kind, href, title }) => (
          <CommandItem
            key={href}
            value={href}
            className="flex-wrap items-baseline gap-y-0"
            onSelect={() => onPick(href, title)}
          >
            <span className="font-medium">{title}</span>
            <span className="text-caption text-ink-soft">{t(`kinds.${kind}`)}</span>
          </CommandItem>
        ))}
      </CommandList>
      <p role="status" className="px-4 py-3 text-ink-soft text-small empty:hidden">
        {results === null ? t('searching') : null}
        {results === 'failed' ? t('failed') : null}
        {asked && Array.isArray(results) && found.length === 0 ? t('nothing') : null}
      </p>
    </>
  );
}
