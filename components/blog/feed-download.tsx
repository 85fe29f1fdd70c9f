'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';

type Failure = 'badAnswer' | 'unknown';

type FeedDownloadProps = {
  /** The feed's address and the name of the file it is saved as. */
  address: string;
  name: string;
  /** What stands here while it works, and what when it failed. */
  children: ReactNode;
  failures: Record<Failure, ReactNode>;
};

/** RSS redirect delay (spec §9). */
const delayMilliseconds = 1000;

/** Saves the feed as a file and goes home after a second; says so when it could not be had. */
export function FeedDownload({ address, name, children, failures }: FeedDownloadProps) {
  const router = useRouter();
  const [failure, setFailure] = useState<Failure>();

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    save(address, name, leaving.signal).then(
      (failed) => {
        if (failed) setFailure(failed);
        // Replaced, so that going back does not download it again.
        else timer = setTimeout(() => router.replace('/'), delayMilliseconds);
      },
      () => {
        if (!leaving.signal.aborted) setFailure('unknown');
      },
    );
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [router, address, name]);

  return failure ? <div role="alert">{failures[failure]}</div> : children;
}

async function save(address: string, name: string, signal: AbortSignal): Promise<Failure | null> {
  const answer = await fetch(address, { signal, headers: { accept: 'application/rss+xml' } });
  if (!answer.ok) return 'badAnswer';
  const url = URL.createObjectURL(await answer.blob());
  signal.throwIfAborted();
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(url), delayMilliseconds);
  return null;
}
