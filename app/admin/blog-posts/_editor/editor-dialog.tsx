'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { DialogCancel } from '@/app/admin/_frame/ui/dialog';
import { FormContext } from '@/components/forms/form-context';
import { Button } from '@/components/ui/button';

type FormProps = {
  errors: Readonly<Record<string, string>>;
  pending?: boolean;
  submit: string;
  onSubmit: (data: FormData) => void;
  beside?: ReactNode;
  children?: ReactNode;
};

const focusInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

export function DialogForm({ errors, pending = false, submit, beside, ...props }: FormProps) {
  const { onSubmit, children } = props;
  // Typing removes the errors of the last attempt, which may no longer be true.
  const [changed, setChanged] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // The server's errors come with the end of the request.
  useEffect(() => {
    if (!pending) focusInvalid(form.current);
  }, [pending]);

  function send(event: FormEvent<HTMLFormElement>) {
    // In the DOM the dialog is outside the editor's form, but React bubbles the event to that form.
    event.preventDefault();
    event.stopPropagation();
    setChanged(false);
    if (!pending) onSubmit(new FormData(event.currentTarget));
    // React renders the errors before the next frame.
    requestAnimationFrame(() => focusInvalid(form.current));
  }

  return (
    <FormContext value={{ errors: changed ? {} : errors, values: {}, pending, uploads: null }}>
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-5"
        onInput={() => !pending && setChanged(true)}
        onSubmit={send}
      >
        {children}
        <div className="flex flex-wrap gap-3">
          {/* A disabled button would lose the focus. */}
          <Button type="submit" size="sm" aria-disabled={pending}>
            {submit}
          </Button>
          {beside}
          <DialogCancel disabled={pending} />
        </div>
      </form>
    </FormContext>
  );
}
