'use client';

import { useEffect, useRef, useState } from 'react';
import { FieldFrame, useField } from '@/components/forms/field';
import { CloseIcon } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';

type Props = {
  name: string;
  label: string;
  hint: string;
  accept: string;
  required?: boolean;
  /** The accessible name of the button that takes the file out again. */
  removeLabel: string;
};

const size = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });
const inMegabytes = (bytes: number) => `${size.format(bytes / 1024 / 1024)}\u00a0MB`;

/**
 * One document. The browser's own control takes clicks, keys and dropped files, also without JavaScript; with it, the
 * chosen file can be taken out again.
 */
export function FileField({ name, label, hint, accept, required = false, removeLabel }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const { id, error, control } = useField(name, hint);

  useEffect(() => {
    const form = input.current?.form;
    const clear = () => setFile(null);
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, []);

  function remove() {
    if (input.current) input.current.value = '';
    setFile(null);
    input.current?.focus();
  }

  return (
    <FieldFrame {...{ id, label, hint, error, required }}>
      <div className="relative">
        <Input
          {...control}
          ref={input}
          type="file"
          accept={accept}
          required={required}
          className={file ? 'pr-14' : undefined}
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
        {file ? (
          <button
            type="button"
            aria-label={removeLabel}
            className="absolute top-1/2 right-1 inline-flex size-10 -translate-y-1/2 cursor-pointer items-center justify-center rounded-sm hover:bg-paper-deep"
            onClick={remove}
          >
            <CloseIcon className="size-5" />
          </button>
        ) : null}
      </div>
      {file ? <p className="text-small">{`${file.name} · ${inMegabytes(file.size)}`}</p> : null}
    </FieldFrame>
  );
}
