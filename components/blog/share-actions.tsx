'use client';

import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { notify } from '@/components/ui/notify';

/** How long the button confirms the copy (requirement 2.9). */
const copiedFor = 2000;

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
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const native = useSyncExternalStore(never, canShare, () => false);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      await notify({ kind: 'error', title: texts.failed });
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), copiedFor);
    await notify({ kind: 'success', title: texts.done });
  }

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
