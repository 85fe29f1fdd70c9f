'use client';

import { useRouter } from 'next/navigation';
import { useMessages, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '@/app/admin/_frame/leave-guard';
import { Refusal } from '@/app/admin/_frame/refusal';
import { addImage } from '@/app/admin/imagenes/actions';
import { FileField } from '@/components/forms/file-field';
import { fieldText } from '@/components/forms/texts';
import { Button, buttonVariants } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { sendByScript } from '@/lib/actions/spam';
import { imageProblem, imageProblems, imageTypes, maxImageMegabytes } from '@/lib/blog/image-rules';

export const picturesOf = ({ files }: DataTransfer): File[] =>
  [...files].filter(({ type }) => type.startsWith('image/'));

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

/** A picture in the upload queue; `problem` is a key into messages `posts.image.errors`. */
type QueuedPicture = {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  problem?: string;
};

async function send(file: File): Promise<{ src: string } | { problem: string }> {
  const problem = imageProblem(file);
  if (problem) return { problem };
  const result = await sendByScript(addImage, { file }).catch(() => null);
  if (result?.ok) return { src: result.data?.['src'] ?? '' };
  return { problem: result?.fields?.['file'] ?? result?.error ?? 'failure' };
}

/** Uploads one at a time; calls `onIdle` with the addresses of the uploaded pictures when the queue is empty. */
function useUploadQueue(onIdle: (uploaded: string[]) => void) {
  const [queue, setQueue] = useState<QueuedPicture[]>([]);
  const work = useRef<Promise<void>>(Promise.resolve());
  const open = useRef<{ left: number; uploaded: string[] }>({ left: 0, uploaded: [] });

  const change = (key: string, to: Partial<QueuedPicture>) =>
    setQueue((known) => known.map((one) => (one.key === key ? { ...one, ...to } : one)));

  async function upload({ key, file }: QueuedPicture) {
    change(key, { state: 'sending' });
    const answer = await send(file);
    change(key, 'problem' in answer ? { state: 'failed', ...answer } : { state: 'done' });
    if ('src' in answer) open.current.uploaded.push(answer.src);
    open.current.left -= 1;
    if (open.current.left > 0) return;
    onIdle(open.current.uploaded);
    open.current.uploaded = [];
    // Failed uploads stay in the list, so that their reason can be read and they can be retried.
    setQueue((known) => known.filter(({ state }) => state !== 'done'));
  }

  function enqueue(pictures: QueuedPicture[]) {
    open.current.left += pictures.length;
    for (const picture of pictures) work.current = work.current.then(() => upload(picture));
  }

  return {
    queue,
    busy: queue.some(({ state }) => state === 'waiting' || state === 'sending'),
    add(files: Iterable<File>) {
      const added = [...files].map(
        (file): QueuedPicture => ({ key: crypto.randomUUID(), file, state: 'waiting' }),
      );
      setQueue((known) => [...known, ...added]);
      enqueue(added);
    },
    retry(picture: QueuedPicture) {
      change(picture.key, { state: 'waiting' });
      enqueue([picture]);
    },
    dismiss: (picture: QueuedPicture) =>
      setQueue((known) => known.filter(({ key }) => key !== picture.key)),
  };
}

/** Whether the file itself is invalid, so that a retry would not help. */
const isFault = (problem?: string) => imageProblems.some((fault) => fault === problem);

type UploadRowProps = { picture: QueuedPicture; onRetry: () => void; onDismiss: () => void };

function UploadRow({ picture, onRetry, onDismiss }: UploadRowProps) {
  const t = useTranslations('posts.library');
  const { errors } = useMessages().posts.image;
  const { file, state, problem } = picture;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span translate="no" dir="auto" className="min-w-0 flex-1 basis-48 truncate">
        {file.name}
      </span>
      {state === 'failed' ? (
        <>
          <span className="text-danger">
            <Refusal error={problem}>{fieldText(errors, problem ?? 'failure')}</Refusal>
          </span>
          <span className="flex">
            {isFault(problem) ? null : (
              <Button variant="ghost" size="sm" onClick={onRetry}>
                {t('retry')}
                <span className="sr-only"> {file.name}</span>
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={onDismiss}>
              {t('dismiss')}
              <span className="sr-only"> {file.name}</span>
            </Button>
          </span>
        </>
      ) : (
        <span className="text-ink-soft">{t(`state.${state}`)}</span>
      )}
    </li>
  );
}

type Props = { onAdded?: (uploaded: string[]) => void };

/** Chosen, dropped and pasted pictures. After the upload it calls `onAdded`, or else refreshes the page. */
export function LibraryUpload({ onAdded }: Props) {
  const t = useTranslations('posts.library');
  const router = useRouter();
  const [over, setOver] = useState(false);
  const { queue, busy, add, retry, dismiss } = useUploadQueue((uploaded) => {
    if (uploaded.length === 0) return;
    void notify({ kind: 'success', title: t('added', { count: uploaded.length }) });
    if (onAdded) onAdded(uploaded);
    else router.refresh();
  });
  useLeaveGuard(busy);

  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData) add(picturesOf(clipboardData));
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  });

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
          className: 'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
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
                onRetry={() => retry(picture)}
                onDismiss={() => dismiss(picture)}
              />
            ))}
          </ul>
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {busy ? t('sending', { done: arrived, all: queue.length }) : ''}
      </p>
    </section>
  );
}
