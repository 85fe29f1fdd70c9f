import { useMessages, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Refusal } from '@/app/admin/_frame/refusal';
import { fieldText } from '@/components/forms/texts';
import { Button } from '@/components/ui/button';
import type { FormAction } from '@/lib/actions/result';
import { sendByScript } from '@/lib/actions/spam';
import { imageProblem, imageProblems } from '@/lib/blog/image-rules';

/** A picture in the upload queue; `problem` is a key into messages `posts.image.errors`. */
type QueuedPicture = {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  problem?: string;
};

async function send(
  action: FormAction,
  file: File,
): Promise<{ src: string } | { problem: string }> {
  const problem = await imageProblem(file);
  if (problem) return { problem };
  const result = await sendByScript(action, { file }).catch(() => null);
  if (result?.ok) return { src: result.data?.['src'] ?? '' };
  return { problem: result?.fields?.['file'] ?? result?.error ?? 'failure' };
}

/** Uploads one at a time by `action`; calls `onIdle` with the addresses of the uploaded pictures when the queue is empty. */
export function useUploadQueue(action: FormAction, onIdle: (uploaded: string[]) => void) {
  const [queue, setQueue] = useState<QueuedPicture[]>([]);
  const work = useRef<Promise<void>>(Promise.resolve());
  const open = useRef({ left: new Set<string>(), uploaded: [] as string[] });

  const change = (key: string, to: Partial<QueuedPicture>) =>
    setQueue((known) => known.map((one) => (one.key === key ? { ...one, ...to } : one)));

  async function upload({ key, file }: QueuedPicture) {
    // It may have been removed while it waited.
    if (!open.current.left.has(key)) return;
    change(key, { state: 'sending' });
    const answer = await send(action, file);
    change(key, 'problem' in answer ? { state: 'failed', ...answer } : { state: 'done' });
    if ('src' in answer) open.current.uploaded.push(answer.src);
    open.current.left.delete(key);
    if (open.current.left.size > 0) return;
    onIdle(open.current.uploaded);
    open.current.uploaded = [];
    // Failed uploads stay in the list, so that their reason can be read and they can be retried.
    setQueue((known) => known.filter(({ state }) => state !== 'done'));
  }

  function enqueue(pictures: QueuedPicture[]) {
    for (const picture of pictures) {
      open.current.left.add(picture.key);
      work.current = work.current.then(() => upload(picture));
    }
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
    dismiss(picture: QueuedPicture) {
      open.current.left.delete(picture.key);
      setQueue((known) => known.filter(({ key }) => key !== picture.key));
    },
  };
}

/** Whether the file itself is invalid, so that a retry would not help. */
export const isFault = (problem?: string) => imageProblems.some((fault) => fault === problem);

type UploadRowProps = { picture: QueuedPicture; onRetry: () => void; onDismiss: () => void };

export function UploadRow({ picture, onRetry, onDismiss }: UploadRowProps) {
  const t = useTranslations('posts.library');
  const { errors } = useMessages().posts.image;
  const { file, state, problem } = picture;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span translate="no" dir="auto" className="min-w-0 flex-1 basis-48 truncate">
        {file.name}
      </span>
      {state === 'failed' ? (
        <span className="text-danger">
          <Refusal error={problem}>{fieldText(errors, problem ?? 'failure')}</Refusal>
        </span>
      ) : (
        <span className="text-ink-soft">{t(`state.${state}`)}</span>
      )}
      <span className="flex">
        {state === 'failed' && !isFault(problem) ? (
          <Button variant="ghost" size="sm" onClick={onRetry}>
            {t('retry')}
            <span className="sr-only"> {file.name}</span>
          </Button>
        ) : null}
        {state === 'failed' || state === 'waiting' ? (
          <Button variant="ghost" size="sm" onClick={onDismiss}>
            {t('dismiss')}
            <span className="sr-only"> {file.name}</span>
          </Button>
        ) : null}
      </span>
    </li>
  );
}
