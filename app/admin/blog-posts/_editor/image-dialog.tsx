'use client';

import { useMessages, useTranslations } from 'next-intl';
import { Tabs as Primitive } from 'radix-ui';
import { type ComponentProps, useEffect, useState } from 'react';
import { isRefusal, Refusal } from '@/app/admin/_frame/refusal';
import {
  ChoiceField,
  DialogForm,
  EditorDialog,
} from '@/app/admin/blog-posts/_editor/editor-dialog';
import { PictureGrid } from '@/app/admin/blog-posts/_editor/picture-grid';
import { uploadImage } from '@/app/admin/blog-posts/actions';
import { PictureFileField } from '@/app/admin/imagenes/library-upload';
import { Field } from '@/components/forms/field';
import { fieldText } from '@/components/forms/texts';
import { sendByScript } from '@/lib/actions/spam';
import { imageProblem, maxImageMegabytes } from '@/lib/blog/image-rules';
import { cn } from '@/lib/utils';

/** Panels of which one is visible; arrow keys move between tabs. It loads radix, so use it in the back-office only. */
const Tabs = Primitive.Root;

function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return <Primitive.List className={cn('flex gap-6 border-line border-b', className)} {...props} />;
}

function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={cn(
        '-mb-px inline-flex min-h-11 cursor-pointer items-center border-transparent border-b-[3px] text-ink-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink',
        className,
      )}
      {...props}
    />
  );
}

/** With `forceMount` a hidden panel keeps the typed text. */
function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content className={cn('pt-6 data-[state=inactive]:hidden', className)} {...props} />
  );
}

/** Uses a data URL, because connect-src of the content security policy does not allow blob URLs. */
function ImagePreview({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(typeof reader.result === 'string' ? reader.result : null);
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);

  if (!address) return null;
  return (
    <picture>
      <img src={address} alt={file.name} className="max-h-56 max-w-full border border-line" />
    </picture>
  );
}

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
