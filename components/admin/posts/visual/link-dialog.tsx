'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useSearch } from '@/components/admin/palette/use-search';
import { LinkResults, type LinkTarget } from '@/components/admin/posts/visual/link-results';
import { Button } from '@/components/ui/button';
import { Command, CommandInput } from '@/components/ui/command';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { completeAddress } from '@/lib/markdown/addresses';
import { longestTerm } from '@/lib/text/search-term';

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
    const whole = completeAddress(address);
    if (whole) onLink(whole, '');
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
            <span aria-hidden="true" className="font-medium text-small">
              {t('search')}
            </span>
            <Command
              label={t('search')}
              shouldFilter={false}
              loop
              className="border border-line-strong bg-paper-bright"
            >
              <CommandInput
                value={term}
                onValueChange={setTerm}
                maxLength={longestTerm}
                className="min-h-12 text-small"
              />
              <LinkResults results={results} term={term} onPick={onLink} />
            </Command>
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
