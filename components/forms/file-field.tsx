'use client';

import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { FieldFrame, useField } from '@/components/forms/field';
import { useFormContext } from '@/components/forms/form-context';
import type { UploadProgress } from '@/components/forms/upload-progress';
import { useFileDrop } from '@/components/forms/use-file-drop';
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
 * whole field takes a drop, the chosen file can be taken out again, and travels ahead of the form.
 */
export function FileField({ name, label, hint, accept, required = false, removeLabel }: Props) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const { place, isTarget } = useFileDrop(input);
  const [Progress, setProgress] = useState<typeof UploadProgress | null>(null);
  const { uploads } = useFormContext();
  const advice = uploads ? `${hint}. ${uploads.texts.upload?.drop}` : hint;
  const { id, error, control } = useField(name, advice);

  useEffect(() => {
    const form = input?.form;
    const clear = () => setFile(null);
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, [input]);

  function choose(chosen: File | null) {
    setFile(chosen);
    if (!chosen || !uploads) return;
    // Where this cannot be loaded, the file travels with the form.
    import('@/components/forms/upload-progress').then(
      (loaded) => setProgress(() => loaded.UploadProgress),
      () => undefined,
    );
  }

  function remove() {
    if (!input) return;
    input.value = '';
    setFile(null);
    input.focus();
  }

  return (
    <div
      ref={place}
      className={clsx(isTarget && 'outline-2 outline-pomegranate outline-offset-8 outline-dashed')}
    >
      <FieldFrame {...{ id, label, hint: advice, error, required }}>
        <div className="relative">
          <Input
            {...control}
            ref={setInput}
            type="file"
            accept={accept}
            required={required}
            className={file ? 'pr-14' : undefined}
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
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
        {file && input && uploads && Progress ? (
          <Progress {...{ input, file, accept, ...uploads }} isMarked={Boolean(error)} />
        ) : null}
      </FieldFrame>
    </div>
  );
}
