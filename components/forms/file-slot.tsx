'use client';

import type { FormContextValue } from '@/components/forms/form-context';
import { UploadProgress } from '@/components/forms/upload-progress';
import { CloseIcon } from '@/components/ui/icons';
import { formatSize } from '@/lib/text/text';

type Props = {
  input: HTMLInputElement;
  file: File;
  removeLabel: string;
  uploads: FormContextValue['uploads'];
  /** The field already shows its error. */
  isMarked: boolean;
  clear: (file: null) => void;
};

export function FileSlot({ input, file, removeLabel, uploads, isMarked, clear }: Props) {
  function remove() {
    input.value = '';
    clear(null);
    input.focus();
  }

  return (
    <div className="flex items-start justify-between gap-4 text-small">
      <div className="flex min-w-0 grow flex-col gap-2">
        <p className="font-medium wrap-anywhere">
          <bdi translate="no">{file.name}</bdi>
          <span className="font-normal text-ink-soft">{`\u00a0· ${formatSize(file.size)}`}</span>
        </p>
        {uploads ? <UploadProgress {...{ input, file, isMarked }} {...uploads} /> : null}
      </div>
      <button
        type="button"
        aria-label={removeLabel}
        className="-mt-2 inline-flex size-10 shrink-0 cursor-pointer items-center justify-center rounded-sm hover:bg-paper-deep"
        onClick={remove}
      >
        <CloseIcon className="size-5" />
      </button>
    </div>
  );
}
