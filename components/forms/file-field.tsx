'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { FieldFrame, useField } from '@/components/forms/field';
import type { FileSlot } from '@/components/forms/file-slot';
import { useFormContext } from '@/components/forms/form-context';
import { Input } from '@/components/ui/input';

type Props = {
  name: string;
  label: string;
  hint: string;
  accept: string;
  required?: boolean;
  /** The accessible name of the button that takes the file out again. */
  removeLabel: string;
  onFile?: (file: File | null) => void;
  /** What stands in the place of the browser's own words: `FileInvitation`. */
  children: ReactNode;
};

/**
 * One document. The browser's own control takes clicks, keys and dropped files, also without JavaScript, and is tall so
 * that one hits it with a file. With JavaScript a chosen file can be taken out again and travels ahead of the form: what
 * that takes (`file-slot`) is loaded when a file is chosen; when loading fails, the file travels with the form.
 */
export function FileField(props: Props) {
  const { name, label, hint, accept, required = false, removeLabel, onFile, children } = props;
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [Slot, setSlot] = useState<typeof FileSlot | null>(null);
  const { uploads } = useFormContext();
  const { id, error, control } = useField(name, hint);

  useEffect(() => {
    const form = input?.form;
    const clear = () => setFile(null);
    form?.addEventListener('reset', clear);
    // A file chosen before hydration fired its event without a listener.
    if (input?.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }));
    return () => form?.removeEventListener('reset', clear);
  }, [input]);

  function take(chosen: File | null) {
    setFile(chosen);
    onFile?.(chosen);
  }

  function choose(chosen: File | null) {
    take(chosen);
    import('@/components/forms/file-slot').then(
      (loaded) => setSlot(() => loaded.FileSlot),
      // The browser's own control says what was chosen (app/styles/controls.css).
      () => input?.setAttribute('data-plain', ''),
    );
  }

  return (
    <FieldFrame {...{ id, label, hint, error, required }}>
      <div className="file-drop">
        <Input
          {...control}
          ref={setInput}
          type="file"
          accept={accept}
          required={required}
          onChange={(event) => choose(event.target.files?.[0] ?? null)}
        />
        {children}
      </div>
      {file && input && Slot ? (
        <Slot {...{ input, file, removeLabel, uploads }} isMarked={!!error} clear={take} />
      ) : null}
    </FieldFrame>
  );
}
