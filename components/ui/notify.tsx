'use client';

import { type ComponentType, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { ToasterProps } from './toaster';

export type Notification = {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** The language of the description, if it is not that of the page. */
  lang?: string;
  /** Opens in another tab, so that this one keeps the typed text. The message stays until it is closed. */
  link?: { label: string; href: string };
  /** Whether a message without a link stays too. */
  stays?: boolean;
  /** An open modal dialog: everything outside it is inert, so the message must appear inside. */
  within?: HTMLElement | undefined;
  /** Set where the default corner would cover the next button. */
  position?: 'top-left';
};

/** The loaded toaster and the last dialog that has shown a message; null before the first message. */
type Shown = { Toaster: ComponentType<ToasterProps>; dialog: HTMLElement | undefined } | null;

/** How long a message is shown that does not stay. */
export const messageMilliseconds = 8_000;

let shown: Shown = null;
/** Ends when screen readers know the newest toaster. */
let announceable = Promise.resolve();
const listeners = new Set<() => void>();

const dialogToaster = 'dialog';

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The only places where toasts appear: the page, and a dialog. A toaster that moved would announce its toasts again. */
export function Notices(texts: ToasterProps) {
  const current = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  if (!current) return null;
  const { Toaster, dialog } = current;
  return (
    <>
      <Toaster {...texts} />
      {dialog && createPortal(<Toaster {...texts} id={dialogToaster} />, dialog)}
    </>
  );
}

/** The pressed button keeps the focus, and a toast at the end of the window would cover it (controls.css). */
function showPressedButton() {
  const button = document.querySelector('button:focus');
  const { top = 0, bottom = 0 } = button?.getBoundingClientRect() ?? {};
  // Who has scrolled away meanwhile is left there.
  if (top < innerHeight && bottom > 0) button?.scrollIntoView({ block: 'nearest' });
}

/**
 * Shows a toast, announced to screen readers. The library is imported here instead of with `lazy`: offline the import
 * fails, and a failed `lazy` would replace the page, and the typed text in it, with its error boundary. Returns what
 * closes the toast, or null when it could not be shown.
 */
export async function notify(notification: Notification): Promise<(() => void) | null> {
  const { kind, title, description, lang, link, stays, within, position } = notification;
  try {
    const { Toaster, toast } = await import('./toaster');
    const dialog = within?.isConnected ? within : undefined;
    if (!shown || (dialog && dialog !== shown.dialog)) {
      shown = { Toaster, dialog: dialog ?? shown?.dialog };
      for (const listener of listeners) listener();
      // Screen readers announce only what is added to a live region that they already know (ARIA22).
      announceable = new Promise((done) => setTimeout(done, 150));
    }
    await announceable;
    const id = toast[kind](title, {
      ...(dialog && { toasterId: dialogToaster }),
      ...(description && {
        description: lang ? <span lang={lang}>{description}</span> : description,
      }),
      ...(position && { position }),
      duration: link || stays ? Number.POSITIVE_INFINITY : messageMilliseconds,
      ...(link && {
        action: { label: link.label, onClick: () => window.open(link.href, '_blank', 'noopener') },
      }),
    });
    // Sonner renders the toast in a timeout that it has set just now, so this one runs after it.
    if (kind === 'error' && !position) setTimeout(showPressedButton);
    return () => toast.dismiss(id);
  } catch (error) {
    console.warn('A message could not be shown', error);
    return null;
  }
}
