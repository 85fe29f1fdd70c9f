'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useSearch } from '@/components/admin/palette/use-search';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { isLinkAddress } from '@/lib/markdown/addresses';

/** A post or a book that a text may link to. */
export type LinkTarget = { kind: 'post' | 'book'; href: string; title: string };

type Props = {
  /** The address that the text links to now, empty where there is none; null while closed. */
  href: string | null;
  onClose: () => void;
  /** The window has gone, and the focus may leave it. */
  onClosed: () => void;
  onLink: (href: string, title: string) => void;
  onRemove: () => void;
};

/** Asks where a link leads: an address, or a post or book that is searched for. */
export function LinkDialog({ href, onClose, onClosed, onLink, onRemove }: Props) {
  const t = useTranslations('posts.visual.linkDialog');
  const id = useId();
  const [address, setAddress] = useState('');
  const [term, setTerm] = useState('');
  const [wrong, setWrong] = useState(false);
  const { results } = useSearch<LinkTarget>(term, '/admin/enlaces');

  useEffect(() => {
    setAddress(href ?? '');
    setTerm('');
    setWrong(false);
  }, [href]);

  function submit(event: FormEvent) {
    // The window stands outside the editor's form in the page, but inside it for React.
    event.preventDefault();
    event.stopPropagation();
    const typed = address.trim();
    if (isLinkAddress(typed)) onLink(typed, '');
    else setWrong(true);
  }

  return (
    <Dialog open={href !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        closeLabel={t('cancel')}
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <DialogTitle>{t('title')}</DialogTitle>
        <form noValidate className="mt-6 flex flex-col gap-5" onSubmit={submit}>
          <div className="flex flex-col gap-2">
            <Label htmlFor={`${id}-address`}>{t('address')}</Label>
            <Input
              id={`${id}-address`}
              value={address}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={wrong || undefined}
              aria-describedby={wrong ? `${id}-wrong` : undefined}
              onChange={({ target }) => setAddress(target.value)}
            />
            {wrong ? (
              <p id={`${id}-wrong`} className="font-medium text-danger text-small">
                {t('wrong')}
              </p>
            ) : null}
          </div>
          <div className="flex flex-col gap-2">
            <Label htmlFor={`${id}-term`}>{t('search')}</Label>
            <Input
              id={`${id}-term`}
              type="search"
              value={term}
              autoComplete="off"
              onChange={({ target }) => setTerm(target.value)}
            />
            <Results results={results} term={term} onPick={onLink} />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="sm">
              {t('submit')}
            </Button>
            {href ? (
              <Button variant="outline" size="sm" onClick={onRemove}>
                {t('remove')}
              </Button>
            ) : null}
            <Button variant="outline" size="sm" onClick={onClose}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}

type ResultsProps = {
  results: LinkTarget[] | 'failed' | null;
  term: string;
  onPick: Props['onLink'];
};

function Results({ results, term, onPick }: ResultsProps) {
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
