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
  cancelFirst?: boolean;
  children?: ReactNode;
};

const focusInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

export function DialogForm({ errors, pending = false, submit, beside, ...props }: FormProps) {
  const { cancelFirst = false, onSubmit, children } = props;
  // Typing removes the errors of the last attempt, which may no longer be true.
  const [changed, setChanged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const cancel = <DialogCancel disabled={pending} />;

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
        <div className={`flex gap-3 ${cancelFirst ? 'flex-wrap-reverse' : 'flex-wrap'}`}>
          {cancelFirst ? cancel : null}
          {/* A disabled button would lose the focus. */}
          <Button type="submit" size="sm" aria-disabled={pending}>
            {submit}
          </Button>
          {beside}
          {cancelFirst ? null : cancel}
        </div>
      </form>
    </FormContext>
  );
}

type ChoiceFieldProps<Value extends string> = {
  name: string;
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Native radio buttons: a dialog of the editor asks with them for one of a few ways to go on. */
export function ChoiceField<Value extends string>({
  name,
  legend,
  options,
  value,
  onChange,
}: ChoiceFieldProps<Value>) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium text-small">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-8 items-center gap-3 text-small">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            // Radix focuses the first control that can be tabbed to, and takes an unchecked one for it.
            tabIndex={option.value === value ? 0 : -1}
            onChange={() => onChange(option.value)}
            className="size-5 accent-accent"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
