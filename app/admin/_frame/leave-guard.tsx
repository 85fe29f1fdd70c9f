'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the form around an element has words that are not saved; false for a form without a textarea. */
function useTyped(within: RefObject<Element | null>): boolean {
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    const form = within.current?.closest('form');
    if (!form?.querySelector('textarea')) return;
    const listening = new AbortController();
    const check = () => setTyped([...form.elements].some(isEdited));
    // Words may have been typed before React listened.
    check();
    form.addEventListener('input', check, listening);
    form.addEventListener('form-sent', check, listening);
    return () => listening.abort();
  }, [within]);
  return isTyped;
}

/** Whether a control has another value than the page rendered. */
function isEdited(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
}

/** Asks before the tab is closed, a link is followed or the history is walked while there are unsaved changes. */
export function useLeaveGuard(dirty: boolean): void {
  const question = useTranslations('posts.editor')('leave');
  useEffect(() => {
    if (!dirty) return;
    const listening = new AbortController();
    window.addEventListener('beforeunload', (event) => event.preventDefault(), listening);
    window.addEventListener(
      'click',
      (event) => {
        if (leavesPage(event) && !window.confirm(question)) {
          event.preventDefault();
          // Each form of the page has a guard; one question is enough.
          event.stopImmediatePropagation();
        }
      },
      { capture: true, signal: listening.signal },
    );
    // Within the site the back button unloads no document.
    window.navigation?.addEventListener(
      'navigate',
      (event) => {
        const isBack = event.navigationType === 'traverse' && event.cancelable;
        if (!isBack || event.hashChange || window.confirm(question)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      listening,
    );
    return () => listening.abort();
  }, [dirty, question]);
}

/** Whether a click makes the router leave the page in this tab. */
function leavesPage(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return false;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.ariaHasPopup) return false;
  // A click on a link in the visual editor only moves the cursor.
  if (link.isContentEditable) return false;
  const { origin, pathname, search } = location;
  return link.origin === origin && (link.pathname !== pathname || link.search !== search);
}

/** Guards the words typed into the form around it; a form without a textarea has little to lose. */
export function LeaveGuard() {
  const mark = useRef<HTMLSpanElement>(null);
  useLeaveGuard(useTyped(mark));
  return <span ref={mark} hidden />;
}

/**
 * Submits as `seen` the version that the fields of its form show. Another form of the page may refresh the page and bring
 * a newer version: the fields then show it, unless words were typed on the older one. These keep their version, so that
 * the server notices the conflict.
 */
export function SeenVersion({ value }: { value: string }) {
  const input = useRef<HTMLInputElement>(null);
  const isTyped = useTyped(input);
  const [given, setGiven] = useState(value);
  const [seen, setSeen] = useState(value);
  const shown = useRef(value);
  if (given !== value) {
    setGiven(value);
    if (!isTyped) setSeen(value);
  }

  // A control that was typed in ignores a later defaultValue until its form is reset.
  useEffect(() => {
    if (shown.current === seen) return;
    shown.current = seen;
    if (!isTyped) input.current?.form?.reset();
  }, [seen, isTyped]);

  // Words typed while the form was being saved belong to the version that the answer names.
  useEffect(() => {
    const form = input.current?.form;
    const follow = (sent: Event) => {
      const saved: unknown = sent instanceof CustomEvent && sent.detail?.seen;
      if (typeof saved === 'string') setSeen(saved);
    };
    form?.addEventListener('form-sent', follow);
    return () => form?.removeEventListener('form-sent', follow);
  }, []);

  return <input ref={input} type="hidden" name="seen" value={seen} />;
}
