'use client';

import { useMessages, useTranslations } from 'next-intl';
import { Tabs } from 'radix-ui';
import { useEffect, useState } from 'react';
import { callAction, isRefusal } from '@/app/admin/_frame/office-requests';
import { Refusal } from '@/app/admin/_frame/refusal';
import { Dialog } from '@/app/admin/_frame/ui/dialog';
import type { ChosenPicture } from '@/app/admin/blog-posts/_visual/commands';
import { addImage } from '@/app/admin/imagenes/actions';
import { PictureFileField } from '@/app/admin/imagenes/library-upload';
import { Field } from '@/components/forms/field';
import { fieldText } from '@/components/forms/texts';
import { imageProblem, maxImageMegabytes } from '@/lib/blog/image-rules';
import { DialogForm } from './editor-dialog';
import { PictureGrid } from './picture-grid';

const tabClass =
  '-mb-px inline-flex min-h-11 cursor-pointer items-center border-transparent border-b-[3px] text-ink-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink';

function ImagePreview({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  if (!address) return null;
  return (
    <picture>
      <img src={address} alt={file.name} className="max-h-56 max-w-full border border-line" />
    </picture>
  );
}

type Props = {
  /** A pasted or dropped picture. */
  given?: File | null;
  onClose: () => void;
  onClosed?: () => void;
  onUploaded: (image: ChosenPicture) => void;
};

export function ImageDialog({ given = null, onClose, onClosed, onUploaded }: Props) {
  const t = useTranslations('posts.image');
  const messages = useMessages().posts.image.errors;
  const [file, setFile] = useState(given);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);

  function take(src: string, alt: string) {
    onClose();
    onUploaded({ src, alt });
  }

  async function upload(data: FormData) {
    const alt = String(data.get('alt') ?? '').trim();
    setPending(true);
    const problem = await imageProblem(file);
    const found = { ...(problem && { file: problem }), ...(!alt && { alt: 'alt' }) };
    setErrors(found);
    if (!file || Object.keys(found).length > 0) return setPending(false);
    setRefusal(null);
    const result = await callAction(addImage, { file }, data).catch(() => null);
    setPending(false);
    if (result?.ok) take(result.data?.['src'] ?? '', alt);
    else if (isRefusal(result?.error)) setRefusal(result.error);
    else setErrors(result?.fields ?? { file: result?.error ?? 'failure' });
  }

  const sentences = Object.entries(errors).map(([name, key]) => [name, fieldText(messages, key)]);
  return (
    <Dialog
      title={t('title')}
      dismissible={false}
      onClose={() => !pending && onClose()}
      onClosed={onClosed}
    >
      <Tabs.Root defaultValue="upload">
        <Tabs.List aria-label={t('title')} className="flex gap-6 border-line border-b">
          <Tabs.Trigger value="upload" className={tabClass}>
            {t('tabs.upload')}
          </Tabs.Trigger>
          <Tabs.Trigger value="library" className={tabClass}>
            {t('tabs.library')}
          </Tabs.Trigger>
        </Tabs.List>
        {/* With `forceMount` the hidden panel keeps the typed text. */}
        <Tabs.Content value="upload" forceMount className="pt-6 data-[state=inactive]:hidden">
          <DialogForm
            errors={Object.fromEntries(sentences)}
            pending={pending}
            submit={pending ? t('submitting') : t('submit')}
            onSubmit={upload}
          >
            {file ? <ImagePreview file={file} /> : null}
            <PictureFileField
              label={t('file')}
              hint={t('fileHint', { size: maxImageMegabytes })}
              required={!given}
              onFile={(chosen) => {
                setFile(chosen ?? given);
                setErrors(({ file: _, ...others }) => others);
              }}
            />
            <Field name="alt" label={t('alt')} hint={t('altHint')} required />
            {refusal ? (
              <p role="alert" className="font-medium text-danger text-small">
                <Refusal error={refusal} />
              </p>
            ) : null}
          </DialogForm>
        </Tabs.Content>
        <Tabs.Content value="library" className="pt-6">
          <PictureGrid onPick={({ src, alt }) => take(src, alt)} />
        </Tabs.Content>
      </Tabs.Root>
    </Dialog>
  );
}
