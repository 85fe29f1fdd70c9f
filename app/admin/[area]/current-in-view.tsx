'use client';

import { useLayoutEffect, useRef } from 'react';

/** Scrolls the surrounding list to the open entry, because the list of a newly rendered page starts at its top. */
export function CurrentInView() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const list = mark.current?.parentElement;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
  }, []);
  return <span ref={mark} hidden />;
}
