'use client';

import { useEffect } from 'react';
import { cameFromInside } from '@/components/shop/came-from-inside';

/** Says it once more to whom a link of this site has led to a book that is not there; the page itself is the 404. */
export function MissingProductNotice({ title }: { title: string }) {
  useEffect(() => {
    if (!cameFromInside()) return;
    // Its code comes when it is needed, since every book's page carries this one.
    import('@/components/ui/notify')
      .then(({ notify }) => notify({ kind: 'error', title }))
      .catch(() => undefined);
  }, [title]);
  return null;
}
