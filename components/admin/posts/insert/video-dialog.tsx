'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { EditorDialog } from '@/components/admin/posts/editor-dialog';
import type { InsertDialogProps } from '@/components/admin/posts/insert/insertion';
import { Field } from '@/components/forms/field';
import { FormContext } from '@/components/forms/form-context';
import { Button } from '@/components/ui/button';
import { embedOf } from '@/lib/markdown/embeds';

/** Asks for the address of a video and for its title. */
export function VideoDialog({ onInsert, ...dialog }: InsertDialogProps) {
  const t = useTranslations('posts.insert');
  const [wrong, setWrong] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    // In the DOM the dialog is outside the editor's form, but React bubbles the event to that form.
    event.preventDefault();
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    const href = String(data.get('address')).trim();
    const words = String(data.get('words')).trim();
    if (embedOf(href)?.kind === 'video') onInsert({ kind: 'link', href, words });
    else setWrong(true);
  }

  const errors = wrong ? { address: t('video.wrong') } : {};
  return (
    <EditorDialog
      title={t('video.title')}
      description={t('video.hint')}
      closeLabel={t('cancel')}
      {...dialog}
    >
      <FormContext value={{ errors, values: {}, pending: false, uploads: null }}>
        <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
          <Field
            name="address"
            label={t('video.address')}
            hint={t('video.addressHint')}
            inputMode="url"
            autoComplete="off"
            required
          />
          <Field name="words" label={t('video.words')} hint={t('video.wordsHint')} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="sm">
              {t('video.submit')}
            </Button>
            <Button variant="outline" size="sm" onClick={dialog.onClose}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      </FormContext>
    </EditorDialog>
  );
}
