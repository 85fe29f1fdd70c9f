'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '@/app/admin/_frame/leave-guard';
import { isRefusal } from '@/app/admin/_frame/office-requests';
import { FileField } from '@/components/forms/file-field';
import { fieldText } from '@/components/forms/texts';
import { buttonVariants } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { imageTypes, maxImageMegabytes } from '@/lib/blog/image-rules';
import { addImage, addToLibrary } from './actions';
import { isFault, UploadRow, useUploadQueue } from './upload-queue';

/**
 * The pictures among dropped or pasted files, and files of unknown type, which have no extension. Word and Excel add a
 * picture to copied words, and browsers add HTML to a copied picture: with words there is no picture.
 */
export function picturesOf(data: Pick<DataTransfer, 'files' | 'getData'>): File[] {
  const html = data.getData('text/html');
  if (html && new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()) return [];
  return [...data.files].filter(({ type }) => type === '' || type.startsWith('image/'));
}

type PictureFileFieldProps = {
  label: string;
  hint: string;
  required?: boolean;
  onFile?: (file: File | null) => void;
};

export function PictureFileField(props: PictureFileFieldProps) {
  const t = useTranslations('posts.image');
  return (
    <FileField name="file" accept={imageTypes.join(',')} removeLabel={t('takeOut')} {...props}>
      <p aria-hidden="true">
        <span>{t('choose')}</span>
        <span>{t('dropHere')}</span>
      </p>
    </FileField>
  );
}

/** Chosen, dropped and pasted pictures. With `onAdded`, called after the upload, the page around is not refreshed. */
export function LibraryUpload({ onAdded }: { onAdded?: (uploaded: string[]) => void }) {
  const t = useTranslations('posts.library');
  const { failure } = useMessages().admin;
  const { errors } = useMessages().posts.image;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { queue, busy, add, retry, dismiss } = useUploadQueue(
    onAdded ? addImage : addToLibrary,
    (uploaded) => {
      // A file that was chosen twice is one picture.
      const { size } = new Set(uploaded);
      void notify({ kind: 'success', title: t('added', { count: size }) });
      onAdded?.(uploaded);
    },
  );
  useLeaveGuard(queue.some(({ problem }) => !isFault(problem)));

  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData) add(picturesOf(clipboardData));
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  });

  const reasonOf = (problem = 'failure') =>
    isRefusal(problem) ? failure[problem] : fieldText(errors, problem);
  const arrived = queue.filter(({ state }) => state === 'done').length;
  return (
    <section
      aria-label={t('upload')}
      className={`mb-8 flex flex-col items-start gap-3 border border-dashed p-6 ${over ? 'border-accent bg-paper-deep' : 'border-ink-soft'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        // Add files that are no pictures too: they are refused with a reason, as when they are chosen.
        add(event.dataTransfer.files);
      }}
    >
      {/* The native button shows the browser's language, so a label replaces it. */}
      <input
        ref={input}
        id="imagenes-nuevas"
        type="file"
        multiple
        accept={imageTypes.join(',')}
        aria-describedby="imagenes-nuevas-ayuda"
        className="peer sr-only"
        onChange={({ target }) => {
          add(target.files ?? []);
          target.value = '';
        }}
      />
      <label
        htmlFor="imagenes-nuevas"
        className={buttonVariants({
          variant: 'ink',
          size: 'sm',
          className:
            'peer-focus-visible:outline-3 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-2',
        })}
      >
        {t('choose')}
      </label>
      <p id="imagenes-nuevas-ayuda" className="max-w-prose text-ink-soft text-small">
        {t('chooseHint', { size: maxImageMegabytes })}
      </p>
      {queue.length > 0 ? (
        <div className="w-full max-w-2xl">
          {busy ? (
            <progress
              aria-label={t('progress')}
              max={queue.length}
              value={arrived}
              className="block h-1.5 w-full appearance-none overflow-hidden bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
            />
          ) : null}
          <ul className="mt-2 divide-y divide-line text-small">
            {queue.map((picture) => (
              <UploadRow
                key={picture.key}
                picture={picture}
                // The pressed button is removed.
                onRetry={() => {
                  input.current?.focus();
                  retry(picture);
                }}
                onDismiss={() => {
                  input.current?.focus();
                  dismiss(picture);
                }}
              />
            ))}
          </ul>
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {busy
          ? t('sending', { done: arrived, all: queue.length })
          : queue.map(({ file, problem }) => `${file.name}: ${reasonOf(problem)} `).join('')}
      </p>
    </section>
  );
}
