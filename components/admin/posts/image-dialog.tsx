'use client';

import { useMessages, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PictureFileField } from '@/components/admin/pictures/picture-file-field';
import { ImagePreview } from '@/components/admin/posts/image-preview';
import { PictureGrid } from '@/components/admin/posts/picture-grid';
import { Field } from '@/components/forms/field';
import { FormContext } from '@/components/forms/form-context';
import { fieldText } from '@/components/forms/texts';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { uploadImage } from '@/lib/blog/editor/actions';
import { imageProblem } from '@/lib/blog/editor/image-rules';
import type { LibraryImage } from '@/lib/blog/editor/library-image';

/** `main`: it becomes the post's main picture; else it goes into the text. */
export type UploadedImage = { src: string; alt: string; main: boolean };

type Props = {
  /** Null while closed; a pasted or dropped picture comes along. */
  request: { file: File | null } | null;
  /** Whether to ask where it goes; a picture field knows. */
  asksPlace?: boolean;
  onClose: () => void;
  /** The window has gone; without it the focus goes back to where it was. */
  onClosed?: () => void;
  onUploaded: (image: UploadedImage) => void;
};

/** Asks for a picture, new with the words that stand for it or from the library, and where it goes. */
export function ImageDialog({ request, asksPlace = true, onClose, onClosed, onUploaded }: Props) {
  const t = useTranslations('posts.image');
  const messages = useMessages().posts.image.errors;
  const [file, setFile] = useState<File | null>(null);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const given = request?.file ?? null;

  useEffect(() => {
    setFile(given);
    setErrors({});
  }, [given]);

  async function upload(event: FormEvent) {
    // The window stands outside the editor's form in the page, but inside it for React.
    event.preventDefault();
    event.stopPropagation();
    if (!form.current || pending) return;
    const data = new FormData(form.current);
    const alt = String(data.get('alt') ?? '').trim();
    const problem = imageProblem(file);
    const found = { ...(problem && { file: problem }), ...(!alt && { alt: 'alt' }) };
    setErrors(found);
    if (!file || Object.keys(found).length > 0) return;
    data.set('file', file);
    data.set('elapsed_ms', '0');
    setPending(true);
    const result = await uploadImage(null, data).catch(() => null);
    setPending(false);
    if (!result?.ok) {
      setErrors(result?.fields ?? { file: result?.error ?? 'failure' });
      return;
    }
    onClose();
    onUploaded({ src: result.data?.['src'] ?? '', alt, main: data.get('place') === 'main' });
  }

  function pick({ src, alt }: LibraryImage) {
    const place = form.current && new FormData(form.current).get('place');
    onClose();
    onUploaded({ src, alt, main: place === 'main' });
  }

  const sentences = Object.entries(errors).map(([name, key]) => [name, fieldText(messages, key)]);
  return (
    <Dialog open={request !== null} onOpenChange={(open) => !open && !pending && onClose()}>
      <DialogContent
        closeLabel={t('cancel')}
        dismissible={false}
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          if (!onClosed) return;
          event.preventDefault();
          onClosed();
        }}
      >
        <DialogTitle>{t('title')}</DialogTitle>
        <FormContext
          value={{ errors: Object.fromEntries(sentences), values: {}, pending, uploads: null }}
        >
          <form ref={form} noValidate className="mt-6 flex flex-col gap-5" onSubmit={upload}>
            {file ? <ImagePreview file={file} /> : null}
            <PictureFileField
              label={t('file')}
              hint={t('fileHint')}
              required={!given}
              onFile={(chosen) => setFile(chosen ?? given)}
            />
            <Field name="alt" label={t('alt')} hint={t('altHint')} required />
            {asksPlace ? (
              <fieldset className="flex flex-col gap-1">
                <legend className="mb-1 font-medium text-small">{t('place')}</legend>
                {(['text', 'main'] as const).map((place) => (
                  <label key={place} className="flex min-h-8 items-center gap-3 text-small">
                    <input
                      type="radio"
                      name="place"
                      value={place}
                      defaultChecked={place === 'text'}
                      className="size-5 accent-accent"
                    />
                    {place === 'text' ? t('inText') : t('asMain')}
                  </label>
                ))}
              </fieldset>
            ) : null}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" size="sm" disabled={pending}>
                {pending ? t('submitting') : t('submit')}
              </Button>
              <Button variant="outline" size="sm" disabled={pending} onClick={onClose}>
                {t('cancel')}
              </Button>
            </div>
          </form>
        </FormContext>
        <PictureGrid onPick={pick} />
      </DialogContent>
    </Dialog>
  );
}
