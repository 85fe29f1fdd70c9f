'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { passwordAdvice } from '@/lib/auth/password-advice';
import { fieldText } from './texts';

/** A screen reader would otherwise announce a sentence for each key. */
const pauseMilliseconds = 400;

type Props = {
  minLength: number;
  /** The address of the account; without it that of the form's field `email`. */
  email?: string | undefined;
  /** `meter` of auth.json. */
  texts: Readonly<Record<string, string>>;
  /** The field of the new password; its hint states the rule, also without JavaScript. */
  children: ReactNode;
};

/** Shows what a new password lacks while it is typed. The server decides, and knows the common passwords. */
export function PasswordMeter({ minLength, email, texts, children }: Props) {
  const around = useRef<HTMLDivElement>(null);
  const [advice, setAdvice] = useState('');

  useEffect(() => {
    const input = around.current?.querySelector('input');
    const form = input?.form;
    if (!form) return;
    let timer: ReturnType<typeof setTimeout>;
    const read = () => {
      const typed = form.elements.namedItem('email');
      const owner = email ?? (typed instanceof HTMLInputElement ? typed.value : '');
      setAdvice(passwordAdvice(input.value, minLength, owner));
    };
    // The event `reset` comes before the field is empty.
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(read, pauseMilliseconds);
    };
    // A value typed before hydration fired its event without a listener.
    readSoon();
    const listening = new AbortController();
    form.addEventListener('input', readSoon, listening);
    form.addEventListener('reset', readSoon, listening);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [minLength, email]);

  return (
    <div ref={around} className="flex flex-col gap-2">
      {children}
      {/* As high as its longest sentence, because the button below must not move under the pointer. */}
      <output aria-live="polite" className="min-h-[3lh] text-ink-soft text-small sm:min-h-[2lh]">
        {advice ? fieldText(texts, advice) : null}
      </output>
    </div>
  );
}
