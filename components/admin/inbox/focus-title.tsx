'use client';

import { useEffect } from 'react';

/** Moves the focus to the heading when the address names it: the router scrolls there, and leaves the focus behind. */
export function FocusTitle() {
  useEffect(() => {
    if (window.location.hash === '#titulo') document.getElementById('titulo')?.focus();
  }, []);
  return null;
}
