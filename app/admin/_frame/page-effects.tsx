'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { notify } from '@/components/ui/notify';
import { isShortcut } from '@/lib/utils';

/** Ctrl or Cmd and a letter, unless a text field handles the shortcut itself. */
export function useShortcut(letter: string, run: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, letter) || event.defaultPrevented) return;
      event.preventDefault();
      run(event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

/** Shows a failure as a toast (requirement 6.9). The page shows the same text, which stays. */
export function FailureToast({ title, description }: { title: string; description: string }) {
  useEffect(() => {
    void notify({ kind: 'error', title, description });
  }, [title, description]);
  return null;
}

/**
 * A `ref` for `main`: moves the focus to the heading when an action has removed the focused control. The timer lets effects
 * move the focus first. A closing dialog returns the focus to its opener instead, which is still in the page.
 */
export function keepFocus(main: HTMLElement | null) {
  let last: Node | null = null;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Node) last = target;
  };
  const focusTitle = () => {
    if (last?.isConnected !== false || document.activeElement !== document.body) return;
    document.getElementById('titulo')?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => setTimeout(focusTitle));
  main?.addEventListener('focusin', remember);
  if (main) observer.observe(main, { childList: true, subtree: true });
  return () => {
    main?.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

/** Reloads a list that the browser kept as it was left: its filters and ticks are not those of the address. */
export function FreshWhenBack() {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
    window.addEventListener('pageshow', reload);
    return () => window.removeEventListener('pageshow', reload);
  }, []);
  return null;
}

/** Removes the notice from the address, so that a reload does not show it again. */
export function ForgetNotice() {
  useEffect(() => {
    const address = new URL(window.location.href);
    address.searchParams.delete('aviso');
    window.history.replaceState(null, '', address);
  }, []);
  return null;
}

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

/** Focus follows the panel: into it, and back to the card of the picture, or to the next card after a deletion. */
export function LibraryFocus({ opened, ids }: { opened: string | null; ids: readonly string[] }) {
  const before = useRef({ opened, ids });
  useEffect(() => {
    const last = before.current;
    before.current = { opened, ids };
    if (last.opened === opened) return;
    if (opened) return document.getElementById('imagen-abierta')?.focus();
    const index = last.ids.indexOf(last.opened ?? '');
    const next = ids.includes(last.opened ?? '') ? last.opened : (ids[index] ?? ids.at(-1));
    const card = document.getElementById(`imagen-${next}`)?.querySelector('a');
    (card ?? document.getElementById('contenido'))?.focus();
  });
  return null;
}
