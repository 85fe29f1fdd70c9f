'use client';

import { useEffect } from 'react';

/** For addresses with `#titulo`: the router scrolls to the heading but leaves the focus where it was. */
export function FocusTitle() {
  useEffect(() => {
    if (window.location.hash === '#titulo') document.getElementById('titulo')?.focus();
  }, []);
  return null;
}
