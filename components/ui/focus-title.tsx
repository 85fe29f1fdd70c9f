'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

let pathBefore: string | null = null;

/**
 * Moves the focus to the heading of a new page, or after another change that is passed, when the pressed link or button
 * has left with the old one, or when the address ends in `#titulo`. Otherwise the keyboard focus would start at the top again.
 * The scroll position of another page is the router's; a change within the page may leave its heading out of sight.
 */
export function FocusTitle({ change }: { change: unknown }) {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page, a notice or a view has come
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
