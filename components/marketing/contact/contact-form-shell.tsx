'use client';

import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormContext } from '@/components/forms/form-context';
import type { FormWatch, ShowErrors } from '@/components/forms/form-controller';
import { type FormTexts, fieldText } from '@/components/forms/texts';
import { humanMilliseconds } from '@/lib/actions/spam';

type Props = {
  action: string;
  /** It goes to somebody else's service, which is sent the fields and nothing of ours. */
  isExternal: boolean;
  errorTexts: FormTexts['fields'];
  labelledBy: string;
  className?: string | undefined;
  children: ReactNode;
};

type Errors = Readonly<Record<string, string>>;
type View = { pending: boolean; errors: Errors };

/**
 * An ordinary browser form, with JavaScript too: the browser posts it and opens the answer. The script only looks at
 * the fields first. What that takes is loaded when somebody begins to fill them in; without it the server looks.
 */
export function ContactFormShell(props: Props) {
  const { action, isExternal, errorTexts, labelledBy, className, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const openedAt = useRef(0);
  const key = useRef('');
  const watch = useRef<Promise<FormWatch | null> | null>(null);
  const [view, setView] = useState<View>({ pending: false, errors: {} });

  // Before anything can be pressed, which a browser that still looks for itself would refuse.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    openedAt.current = performance.now();
    // From here on the errors stand under the fields; until here the browser's own bubbles say it.
    element.noValidate = true;
    const stamp = ({ formData }: FormDataEvent) => {
      key.current ||= crypto.randomUUID();
      formData.set('idempotency_key', key.current);
      formData.set('elapsed_ms', String(Math.round(performance.now() - openedAt.current)));
    };
    // Whoever comes back finds the page as it was left: on its way.
    const wake = () => setView((last) => ({ ...last, pending: false }));
    if (!isExternal) element.addEventListener('formdata', stamp);
    window.addEventListener('pageshow', wake);
    return () => {
      element.removeEventListener('formdata', stamp);
      window.removeEventListener('pageshow', wake);
    };
  }, [isExternal]);

  function load(element: HTMLFormElement): Promise<FormWatch | null> {
    const show: ShowErrors = (errors, fields) =>
      setView((last) => ({ ...last, errors: { ...omit(last.errors, fields), ...errors } }));
    watch.current ??= import('@/components/marketing/contact/contact-rules').then(
      ({ watchContact }) => watchContact(element, show),
      () => {
        watch.current = null;
        return null;
      },
    );
    return watch.current;
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (view.pending) return;
    setView({ ...view, pending: true });
    const failure = await (await load(element))?.check();
    if (failure) {
      flushSync(() => setView({ pending: false, errors: failure.fields ?? {} }));
      element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    // The server takes whoever is faster than people for a bot.
    const wait = openedAt.current + humanMilliseconds + 50 - performance.now();
    if (!isExternal) await new Promise((done) => setTimeout(done, wait));
    element.submit();
  }

  const sentences = Object.entries(view.errors).map(([name, key]) => [
    name,
    fieldText(errorTexts, key),
  ]);
  return (
    <FormContext
      value={{
        errors: Object.fromEntries(sentences),
        values: {},
        pending: view.pending,
        uploads: null,
      }}
    >
      <form
        ref={form}
        action={action}
        method="post"
        aria-labelledby={labelledBy}
        className={className}
        // What is changed after it was sent is another message, also for whoever came back to the form.
        onInput={() => {
          key.current = '';
        }}
        onFocus={(event) => void load(event.currentTarget)}
        onSubmit={(event) => void send(event)}
      >
        {children}
      </form>
    </FormContext>
  );
}

const omit = (errors: Errors, names: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([key]) => !names.includes(key)));
