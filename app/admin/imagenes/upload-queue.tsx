import { useMessages, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { callAction } from '@/app/admin/_frame/office-requests';
import { Refusal } from '@/app/admin/_frame/refusal';
import { fieldText } from '@/components/forms/texts';
import { Button } from '@/components/ui/button';
import type { FormAction } from '@/lib/actions/result';
import { imageProblem, imageProblems } from '@/lib/blog/image-rules';

/** A picture in the upload queue; `problem` is a key into messages `posts.image.errors`. */
type QueuedPicture = {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  problem?: string;
  /** The address of an uploaded one. */
  src?: string;
};

async function send(action: FormAction, file: File): Promise<Partial<QueuedPicture>> {
  const problem = await imageProblem(file);
  if (problem) return { state: 'failed', problem };
  const result = await callAction(action, { file }).catch(() => null);
  if (result?.ok) return { state: 'done', src: result.data?.['src'] ?? '' };
  return { state: 'failed', problem: result?.fields?.['file'] ?? result?.error ?? 'failure' };
}

/** Uploads one at a time by `action`; calls `onIdle` with the addresses of the uploaded pictures when none is left. */
export function useUploadQueue(action: FormAction, onIdle: (uploaded: string[]) => void) {
  const [queue, setQueue] = useState<QueuedPicture[]>([]);
  const busy = queue.some(({ state }) => state === 'waiting' || state === 'sending');

  const change = (key: string, to: Partial<QueuedPicture>) =>
    setQueue((known) => known.map((one) => (one.key === key ? { ...one, ...to } : one)));

  const advance = useEffectEvent(() => {
    const next = queue.find(({ state }) => state === 'waiting');
    if (next && !queue.some(({ state }) => state === 'sending')) {
      change(next.key, { state: 'sending' });
      void send(action, next.file).then((answer) => change(next.key, answer));
    }
    const uploaded = queue.flatMap(({ src }) => src ?? []);
    if (busy || uploaded.length === 0) return;
    // Failed uploads stay in the list, so that their reason can be read and they can be retried.
    setQueue((known) => known.filter(({ state }) => state !== 'done'));
    onIdle(uploaded);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the queue.
  useEffect(() => advance(), [queue]);

  return {
    queue,
    busy,
    add(files: Iterable<File>) {
      const added = Array.from(
        files,
        (file): QueuedPicture => ({ key: crypto.randomUUID(), file, state: 'waiting' }),
      );
      setQueue((known) => [...known, ...added]);
    },
    retry: ({ key }: QueuedPicture) => change(key, { state: 'waiting' }),
    dismiss: (picture: QueuedPicture) =>
      setQueue((known) => known.filter(({ key }) => key !== picture.key)),
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
