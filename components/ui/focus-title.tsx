'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

let pathBefore: string | null = null;

/**
 * Moves the focus to the heading when the focused element was removed, with the previous page or by another `change`, and
 * when the address ends in `#titulo`. Otherwise Tab would start at the top of the document again. On a new page the router
 * sets the scroll position; after a change within the page the heading may be out of view, so it is scrolled to.
 */
export function FocusTitle({ change }: { change: unknown }) {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page and for each `change`
  useEffect(() => {
    const isAsked = window.location.hash === '#titulo';
    const isLost = pathBefore !== null && document.activeElement === document.body;
    const isRouted = pathBefore !== pathname;
    pathBefore = pathname;
    if (!isAsked && !isLost) return;
    document.getElementById('titulo')?.focus({ preventScroll: isRouted && !isAsked });
  }, [pathname, change]);

  return null;
}
