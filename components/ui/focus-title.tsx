'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

let isFirstPage = true;

/**
 * Moves the focus to the heading of a new page, or after another change that is passed, when the pressed link or button
 * has left with the old one, or when the address ends in `#titulo`. Otherwise the keyboard focus would start at the top again.
 * The scroll position is the router's.
 */
export function FocusTitle({ change }: { change: unknown }) {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page, a notice or a view has come
  useEffect(() => {
    const isAsked = window.location.hash === '#titulo';
    const isLost = !isFirstPage && document.activeElement === document.body;
    isFirstPage = false;
    if (!isAsked && !isLost) return;
    document.getElementById('titulo')?.focus({ preventScroll: !isAsked });
  }, [pathname, change]);

  return null;
}
