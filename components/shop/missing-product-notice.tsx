'use client';

import { useEffect } from 'react';
import { notify } from '@/components/ui/notify';

/** Says it once more to whom a link of this site has led to a book that is not there; the page itself is the 404. */
export function MissingProductNotice({ title }: { title: string }) {
  useEffect(() => {
    if (document.referrer.startsWith(`${location.origin}/`)) void notify({ kind: 'error', title });
  }, [title]);
  return null;
}
