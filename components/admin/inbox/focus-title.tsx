'use client';

import { useEffect } from 'react';

/**
 * Moves the focus to the heading when the address ends with `#titulo`. The router only scrolls to the heading and
 * leaves the focus where it was.
 */
export function FocusTitle() {
  useEffect(() => {
    if (window.location.hash === '#titulo') document.getElementById('titulo')?.focus();
  }, []);
  return null;
}
