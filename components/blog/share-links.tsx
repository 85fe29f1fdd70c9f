'use client';

import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';

export type ShareLink = { href: string; label: string; hint: string; icon: ReactNode };

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
      <a href={href} target="_blank" rel="noopener" onClick={open} className={clsx(className)}>
        {icon}
        <span>
          {label} <span className="sr-only">{hint}</span>
        </span>
      </a>
    </li>
  ));
}
