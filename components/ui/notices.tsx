'use client';

import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { shownNotices } from '@/components/ui/notify';
import type { ToasterProps } from '@/components/ui/toaster';

const { subscribe, read, readOnServer } = shownNotices;

/** The only place where toasts appear: in the page, or in the open dialog that the newest toast belongs to. */
export function Notices(texts: ToasterProps) {
  const shown = useSyncExternalStore(subscribe, read, readOnServer);
  if (!shown) return null;
  const { Toaster, within } = shown;
  const toaster = <Toaster {...texts} />;
  return within?.isConnected ? createPortal(toaster, within) : toaster;
}
