import { useMessages, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Refusal } from '@/app/admin/_frame/refusal';
import { fieldText } from '@/components/forms/texts';
import { Button } from '@/components/ui/button';
import { sendByScript } from '@/lib/actions/spam';
import { imageProblem, imageProblems } from '@/lib/blog/image-rules';
import { addImage } from './actions';

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
export function useUploadQueue(onIdle: (uploaded: string[]) => void) {
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
