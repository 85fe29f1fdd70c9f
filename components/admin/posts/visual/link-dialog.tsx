'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useSearch } from '@/components/admin/palette/use-search';
import { EditorDialog } from '@/components/admin/posts/editor-dialog';
import { LinkResults, type LinkTarget } from '@/components/admin/posts/visual/link-results';
import { Field } from '@/components/forms/field';
import { FormContext } from '@/components/forms/form-context';
import { Button } from '@/components/ui/button';
import { Command, CommandInput } from '@/components/ui/command';
import { completeAddress } from '@/lib/markdown/addresses';
import { longestTerm } from '@/lib/text/search-term';

type Props = {
  /** The current address of the link; empty when there is none. */
  href: string;
  onClose: () => void;
  onClosed: () => void;
  onLink: (href: string, title: string) => void;
  onRemove: () => void;
};

/** Asks for the target of a link: an address, or a post or book found by a search. */
export function LinkDialog({ href, onLink, onRemove, ...dialog }: Props) {
  const t = useTranslations('posts.visual.linkDialog');
  const [term, setTerm] = useState('');
  const [wrong, setWrong] = useState(false);
  const { results } = useSearch<LinkTarget>(term, '/admin/enlaces');

  function submit(event: FormEvent<HTMLFormElement>) {
    // In the DOM the dialog is outside the editor's form, but React bubbles the event to that form.
    event.preventDefault();
    event.stopPropagation();
    const typed = String(new FormData(event.currentTarget).get('address')).trim();
    const whole = completeAddress(typed);
    if (whole) onLink(whole, '');
    else setWrong(true);
  }

  const errors = wrong ? { address: t('wrong') } : {};
  return (
    <EditorDialog title={t('title')} closeLabel={t('cancel')} {...dialog}>
      <FormContext value={{ errors, values: {}, pending: false, uploads: null }}>
        <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
          <Field
            name="address"
            label={t('address')}
            defaultValue={href}
            autoComplete="off"
            spellCheck={false}
          />
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
            <Button variant="outline" size="sm" onClick={dialog.onClose}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      </FormContext>
    </EditorDialog>
  );
}
