'use client';

import { useEffect } from 'react';
import { cameFromInside } from '@/components/shop/came-from-inside';

/** Toast for visitors who followed a link of this site to a missing product. The page itself is the 404 page. */
export function MissingProductNotice({ title }: { title: string }) {
  useEffect(() => {
    if (!cameFromInside()) return;
    // Loaded on demand, because the script of every product page contains this component.
    import('@/components/ui/notify')
      .then(({ notify }) => notify({ kind: 'error', title }))
      .catch(() => undefined);
  }, [title]);
  return null;
}
