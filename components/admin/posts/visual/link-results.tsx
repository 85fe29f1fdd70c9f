import { useTranslations } from 'next-intl';

/** A post or a book that a text may link to. */
export type LinkTarget = { kind: 'post' | 'book'; href: string; title: string };

type Props = {
  results: LinkTarget[] | 'failed' | null;
  term: string;
  onPick: (href: string, title: string) => void;
};

/** What was found, each as a button that links to it. */
export function LinkResults({ results, term, onPick }: Props) {
  const t = useTranslations('posts.visual.linkDialog');
  const found = Array.isArray(results) ? results : [];
  const asked = [...term.trim()].length > 1;
  return (
    <>
      <ul className="max-h-64 overflow-y-auto">
        {found.map(({ kind, href, title }) => (
          <li key={href}>
            <button
              type="button"
              className="flex min-h-11 w-full cursor-pointer flex-wrap items-baseline gap-x-3 rounded-sm px-3 py-2 text-left text-small hover:bg-paper-deep"
              onClick={() => onPick(href, title)}
            >
              <span className="font-medium">{title}</span>
              <span className="text-caption text-ink-soft">{t(`kinds.${kind}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-ink-soft text-small empty:hidden">
        {results === null ? t('searching') : null}
        {results === 'failed' ? t('failed') : null}
        {asked && Array.isArray(results) && found.length === 0 ? t('nothing') : null}
      </p>
    </>
  );
}
