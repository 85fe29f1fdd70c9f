'use client';

import { type MouseEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { notify } from '@/components/ui/notify';

/** How long a button confirms the copy (requirement 2.9). */
const copiedFor = 2000;

/** Whether a text was copied just now, and the handler of the button that copies it. */
export function useCopy(text: string, texts: { done: string; failed: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy({ currentTarget }: MouseEvent) {
    const within = currentTarget.closest<HTMLElement>('[role="dialog"]') ?? undefined;
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      void notify({ kind: 'success', title: texts.done, within });
    } catch (error) {
      console.warn('Nothing was copied', error);
      void notify({ kind: 'error', title: texts.failed, within });
    }
  }

  return [copied, copy] as const;
}

type ShareTexts = Record<'native' | 'copy' | 'copied' | 'done' | 'failed', string>;

type ShareActionsProps = {
  url: string;
  title: string;
  texts: ShareTexts;
  icons: { native: ReactNode; copy: ReactNode };
  className: string;
};

const never = () => () => {};
const canShare = () => 'share' in navigator;

/** The share actions that need JavaScript: the device's share sheet and copying the address. */
export function ShareActions({ url, title, texts, icons, className }: ShareActionsProps) {
  const [copied, copy] = useCopy(url, texts);
  const native = useSyncExternalStore(never, canShare, () => false);

  async function share() {
    // Closing the share sheet rejects the promise; this is not an error.
    await navigator.share({ url, title }).catch(() => undefined);
  }

  return (
    <>
      <li className="noscript:hidden">
        <button type="button" onClick={copy} className={className}>
          {icons.copy}
          <span>{copied ? texts.copied : texts.copy}</span>
        </button>
      </li>
      {native ? (
        <li>
          <button type="button" onClick={share} className={className}>
            {icons.native}
            {texts.native}
          </button>
        </li>
      ) : null}
    </>
  );
}

type ShareLink = { href: string; label: string; hint: string; icon: ReactNode };

const popup = 'popup,width=600,height=400';

/** JavaScript opens them in a small window (requirement 2.9); when the browser blocks it, the link is followed. */
export function ShareLinks({ links, className }: { links: ShareLink[]; className: string }) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const opened = window.open(event.currentTarget.href, '', popup);
    if (!opened) return;
    opened.opener = null;
    event.preventDefault();
  }

  return links.map(({ href, label, hint, icon }) => (
    <li key={href}>
      <a href={href} target="_blank" rel="noopener" onClick={open} className={className}>
        {icon}
        <span>
          {label} <span className="sr-only">{hint}</span>
        </span>
      </a>
    </li>
  ));
}
