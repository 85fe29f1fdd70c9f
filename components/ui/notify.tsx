'use client';

import { type ComponentType, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { ToasterProps } from '@/components/ui/toaster';

export type Notification = {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** Opens in another tab, so that this one keeps the typed text. The message stays until it is closed. */
  link?: { label: string; href: string };
  /** An open modal dialog: everything outside it is inert, so the message must appear inside. */
  within?: HTMLElement | undefined;
  /** Set where the default corner would cover the next button. */
  position?: 'top-left';
};

/** The loaded toaster and the dialog that contains it; null before the first message. */
type Shown = { Toaster: ComponentType<ToasterProps>; within: HTMLElement | undefined } | null;

let shown: Shown = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The only place where toasts appear: in the page, or in the open dialog that the newest toast belongs to. */
export function Notices(texts: ToasterProps) {
  const current = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  if (!current) return null;
  const { Toaster, within } = current;
  const toaster = <Toaster {...texts} />;
  return within?.isConnected ? createPortal(toaster, within) : toaster;
}

/**
 * Shows a toast, announced to screen readers. The library is imported here instead of with `lazy`: offline the import
 * fails, and a failed `lazy` would replace the page, and the typed text in it, with its error boundary.
 */
export async function notify(notification: Notification): Promise<void> {
  const { kind, title, description, link, within, position } = notification;
  try {
    const { Toaster, toast } = await import('@/components/ui/toaster');
    shown = { Toaster, within };
    for (const listener of listeners) listener();
    toast[kind](title, {
      ...(description && { description }),
      ...(position && { position }),
      ...(link && {
        duration: Number.POSITIVE_INFINITY,
        action: { label: link.label, onClick: () => window.open(link.href, '_blank', 'noopener') },
      }),
    });
  } catch (error) {
    console.warn('A message could not be shown', error);
  }
}
