'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { isRefusal, Refusal } from '@/app/admin/_frame/refusal';
import { ChoiceField } from '@/app/admin/blog-posts/_editor/choice-field';
import { DialogForm, EditorDialog } from '@/app/admin/blog-posts/_editor/editor-dialog';
import { ImagePreview } from '@/app/admin/blog-posts/_editor/image-preview';
import { PictureGrid } from '@/app/admin/blog-posts/_editor/picture-grid';
import { uploadImage } from '@/app/admin/blog-posts/actions';
import { PictureFileField } from '@/app/admin/imagenes/picture-file-field';
import { Field } from '@/components/forms/field';
import { fieldText } from '@/components/forms/texts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { sendByScript } from '@/lib/actions/spam';
import { imageProblem, maxImageMegabytes } from '@/lib/blog/image-rules';

/** `main`: the picture becomes the main one of the post; otherwise it is inserted into the text. */
export type UploadedImage = { src: string; alt: string; main: boolean };

type Props = {
  /** A pasted or dropped picture. */
  given?: File | null;
  /** Whether to offer both places, the text and the main picture. Picture fields omit it. */
  asksPlace?: boolean;
  onClose: () => void;
  onClosed?: () => void;
  onUploaded: (image: UploadedImage) => void;
};

const places = ['text', 'main'] as const;

export function ImageDialog({ given = null, asksPlace, onClose, onClosed, onUploaded }: Props) {
  const t = useTranslations('posts.image');
  const messages = useMessages().posts.image.errors;
  const [file, setFile] = useState(given);
  const [place, setPlace] = useState<(typeof places)[number]>('text');
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);

  function take(src: string, alt: string) {
    onClose();
    onUploaded({ src, alt, main: place === 'main' });
  }

  async function upload(data: FormData) {
    const alt = String(data.get('alt') ?? '').trim();
    const problem = imageProblem(file);
    const found = { ...(problem && { file: problem }), ...(!alt && { alt: 'alt' }) };
    setErrors(found);
    if (!file || Object.keys(found).length > 0) return;
    setRefusal(null);
    setPending(true);
    const result = await sendByScript(uploadImage, { file }, data).catch(() => null);
    setPending(false);
    if (result?.ok) take(result.data?.['src'] ?? '', alt);
    else if (isRefusal(result?.error)) setRefusal(result.error);
    else setErrors(result?.fields ?? { file: result?.error ?? 'failure' });
  }

  const sentences = Object.entries(errors).map(([name, key]) => [name, fieldText(messages, key)]);
  return (
    <EditorDialog
      title={t('title')}
      dismissible={false}
      onClose={() => !pending && onClose()}
      onClosed={onClosed}
    >
      {asksPlace ? (
        <div className="mb-4">
          <ChoiceField
            name="place"
            legend={t('place')}
            options={places.map((value) => ({
              value,
              label: t(value === 'text' ? 'inText' : 'asMain'),
            }))}
            value={place}
            onChange={setPlace}
          />
        </div>
      ) : null}
      <Tabs defaultValue="upload">
        <TabsList aria-label={t('title')}>
          <TabsTrigger value="upload">{t('tabs.upload')}</TabsTrigger>
          <TabsTrigger value="library">{t('tabs.library')}</TabsTrigger>
        </TabsList>
        <TabsContent value="upload" forceMount>
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
        </TabsContent>
        <TabsContent value="library">
          <PictureGrid onPick={({ src, alt }) => take(src, alt)} />
        </TabsContent>
      </Tabs>
    </EditorDialog>
  );
}
