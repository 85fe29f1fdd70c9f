import { useRef, useState } from 'react';
import { addImage } from '@/app/admin/imagenes/actions';
import { sendByScript } from '@/lib/actions/spam';
import { imageProblem } from '@/lib/blog/image-rules';

/** A picture in the upload queue; `problem` is a key into messages `posts.image.errors`. */
export type QueuedPicture = {
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
