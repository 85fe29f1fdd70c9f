'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogForm, EditorDialog } from '@/app/admin/blog-posts/_editor/editor-dialog';
import type { InsertDialogProps } from '@/app/admin/blog-posts/_editor/insertion';
import { Field } from '@/components/forms/field';
import { embedOf } from '@/lib/markdown/embeds';
import { completeWebAddress } from '@/lib/text/addresses';

export function VideoDialog({ onInsert, ...dialog }: InsertDialogProps) {
  const t = useTranslations('posts.insert');
  const [wrong, setWrong] = useState(false);

  function submit(data: FormData) {
    const href = completeWebAddress(String(data.get('address')));
    const words = String(data.get('words')).trim();
    if (embedOf(href)?.kind === 'video') onInsert({ kind: 'link', href, words });
    else setWrong(true);
  }

  return (
    <EditorDialog title={t('video.title')} description={t('video.hint')} {...dialog}>
      <DialogForm
        errors={wrong ? { address: t('video.wrong') } : {}}
        submit={t('video.submit')}
        onSubmit={submit}
      >
        <Field
          name="address"
          label={t('video.address')}
          hint={t('video.addressHint')}
          inputMode="url"
          autoComplete="off"
          required
        />
        <Field name="words" label={t('video.words')} hint={t('video.wordsHint')} />
      </DialogForm>
    </EditorDialog>
  );
}
