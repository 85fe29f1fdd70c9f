'use client';

import { useLayoutEffect, useRef } from 'react';

/** Scrolls the list around it to the entry that is open: every entry is a new page, which begins at the top of the list. */
export function CurrentInView() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const list = mark.current?.parentElement;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
  }, []);
  return <span ref={mark} hidden />;
}
