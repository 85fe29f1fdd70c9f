'use client';

import { useEffect, useRef, useState } from 'react';
import { useTyped } from '@/app/admin/_frame/use-typed';

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

  // A textarea ignores a later defaultValue until its form is reset.
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
