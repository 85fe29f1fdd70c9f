'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSearch } from '@/components/admin/palette/use-search';
import { DialogForm, EditorDialog } from '@/components/admin/posts/editor-dialog';
import { LinkResults, type LinkTarget } from '@/components/admin/posts/visual/link-results';
import { Field } from '@/components/forms/field';
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

  function submit(data: FormData) {
    const typed = String(data.get('address')).trim();
    const whole = completeAddress(typed);
    if (whole) onLink(whole, '');
    else setWrong(true);
  }

  return (
    <EditorDialog title={t('title')} {...dialog}>
      <DialogForm
        errors={wrong ? { address: t('wrong') } : {}}
        submit={t('submit')}
        beside={
          href ? (
            <Button variant="outline" size="sm" onClick={onRemove}>
              {t('remove')}
            </Button>
          ) : null
        }
        onSubmit={submit}
      >
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
      </DialogForm>
    </EditorDialog>
  );
}
