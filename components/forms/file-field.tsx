'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Input } from '@/components/ui/input';
import { FieldFrame, useField } from './field';
import type { FileSlot } from './file-slot';
import { useFormContext } from './form-context';

type Props = {
  name: string;
  label: string;
  hint: string;
  accept: string;
  required?: boolean;
  removeLabel: string;
  onFile?: (file: File | null) => void;
  /** The words in place of the browser's own label. */
  children: ReactNode;
};

const loadSlot = () => import('./file-slot');
/** Loads it while the file is looked for, so that its line does not come late and move a button that is being pressed. */
const prepareSlot = () => void loadSlot().catch(() => undefined);

/**
 * A file input for one document. The native control takes clicks, keys and dropped files, also without JavaScript, and
 * is tall enough to drop a file on. With JavaScript a chosen file can be removed and is uploaded before the form is
 * submitted. The code for that (`file-slot`) is loaded when the field is used; if loading fails, the file is submitted
 * with the form.
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

  // A browser reports the file of the same path, chosen again after it was changed, as a choice that was cancelled.
  useEffect(() => {
    const compare = () => {
      const again = input?.files?.[0];
      if (again && again !== file) input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    input?.addEventListener('cancel', compare);
    return () => input?.removeEventListener('cancel', compare);
  }, [input, file]);

  function take(chosen: File | null) {
    setFile(chosen);
    onFile?.(chosen);
  }

  function choose(chosen: File | null) {
    take(chosen);
    loadSlot().then(
      (loaded) => setSlot(() => loaded.FileSlot),
      // The native control shows the file name (app/styles/controls.css).
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
          onFocus={prepareSlot}
          onDragEnter={prepareSlot}
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
