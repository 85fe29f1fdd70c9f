'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

type FeedDownloadProps = {
  address: string;
  name: string;
  /** Shown during the download and after a failure; `failure` contains a `<FailureReason />`. */
  children: ReactNode;
  failure: ReactNode;
  /** The reason for an invalid response, and for an error without a message. */
  texts: { badAnswer: string; unknown: string };
};

const Reason = createContext('');

/** Shows why the feed could not be downloaded. A client leaf, so that the page around it stays on the server. */
export function FailureReason() {
  return useContext(Reason);
}

/** The time on the page before it navigates home (requirement 2.11). */
const delayMilliseconds = 1000;

/** Goes home a second after the download; shows the reason when it fails (requirement 2.11). */
export function FeedDownload({ address, name, children, failure, texts }: FeedDownloadProps) {
  const router = useRouter();
  const [reason, setReason] = useState<string>();
  const { badAnswer, unknown } = texts;

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    save(address, name, { badAnswer, signal: leaving.signal }).then(
      () => {
        // Replaces the history entry, so that going back does not download the feed again.
        timer = setTimeout(() => router.replace('/'), delayMilliseconds);
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setReason((error instanceof Error && error.message) || unknown);
      },
    );
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [router, address, name, badAnswer, unknown]);

  if (!reason) return children;
  return (
    <Reason value={reason}>
      <div role="alert">{failure}</div>
    </Reason>
  );
}

/** Throws an error whose message is shown: `badAnswer`, or the browser's own. */
async function save(
  address: string,
  name: string,
  { badAnswer, signal }: { badAnswer: string; signal: AbortSignal },
): Promise<void> {
  const answer = await fetch(address, { signal, headers: { accept: 'application/rss+xml' } });
  if (!answer.ok) throw new Error(badAnswer);
  const url = URL.createObjectURL(await answer.blob());
  signal.throwIfAborted();
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // By now the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), delayMilliseconds);
}
