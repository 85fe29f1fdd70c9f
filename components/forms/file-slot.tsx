'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import { failure } from '@/lib/actions/result';
import { fileError, problemOfSize } from '@/lib/files/problems';
import { fileOf } from '@/lib/form-areas';
import { formatSize } from '@/lib/text/text';
import type { FormContextValue } from './form-context';
import { type FormTexts, fieldText, fill, noticeOf, type UploadTexts } from './texts';
import { forgetUpload, type Upload, type UploadState, uploadAhead } from './upload';

type Props = {
  input: HTMLInputElement;
  file: File;
  removeLabel: string;
  uploads: FormContextValue['uploads'];
  /** The field already shows its error. */
  isMarked: boolean;
  clear: (file: null) => void;
};

/** A chosen file: its name, its upload, and a button that removes it. Loaded when the field is used (file-field.tsx). */
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

type UploadProgressProps = Pick<Props, 'input' | 'file' | 'isMarked'> &
  NonNullable<Props['uploads']>;

function UploadProgress({ input, file, area, texts, isMarked }: UploadProgressProps) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [problem, setProblem] = useState<ReturnType<typeof problemOfSize>>(null);
  const rule = fileOf(area, input.name);
  useEffect(() => {
    const found = rule ? problemOfSize(file.size, rule) : null;
    setProblem(found);
    // Do not upload a file whose size is wrong; the server would refuse it.
    setUpload(found ? null : uploadAhead(input, file, area));
    return () => forgetUpload(input);
  }, [input, file, area, rule]);
  const sentence = rule && problem && !isMarked ? reason(fileError(problem, rule), texts) : '';
  return (
    <>
      {/* Mounted before it has a text, because a live region announces only changes. */}
      <p role="status" className={sentence ? 'font-medium text-danger text-small' : 'sr-only'}>
        {sentence}
      </p>
      {upload && texts.upload ? (
        <Progress {...{ upload, texts, isMarked }} words={texts.upload} />
      ) : null}
    </>
  );
}

type ProgressProps = {
  upload: Upload;
  texts: FormTexts;
  words: UploadTexts;
  isMarked: boolean;
};

function Progress({ upload, texts, words, isMarked }: ProgressProps) {
  const state = useSyncExternalStore(upload.listen, upload.state);
  const percent = percentOf(state, upload.file.size);
  if (state.phase === 'refused' && isMarked) return null;
  const sentence =
    state.phase === 'refused'
      ? reason(state.error, texts)
      : fill(words[state.phase === 'stopped' ? state.why : state.phase], String(percent));
  const isOnItsWay = ['waiting', 'sending', 'checking'].includes(state.phase);
  return (
    <div className="flex flex-col gap-1">
      {/* Its space stays reserved when it is removed, so that the form's button does not move under the pointer. */}
      <div className="h-1.5">
        {isOnItsWay ? (
          <progress
            max={100}
            value={percent}
            aria-label={fill(words.progress, upload.file.name)}
            className="block size-full appearance-none overflow-hidden rounded-sm bg-paper-deep [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-deep [&::-webkit-progress-value]:bg-accent"
          />
        ) : null}
      </div>
      <div className="flex min-h-6 flex-wrap items-center gap-x-4 text-small">
        <p aria-hidden={state.phase === 'sending'} className={tones[state.phase]}>
          {sentence}
        </p>
        {/* Announce progress to screen readers in steps of 25 %. */}
        <p role="status" className="sr-only">
          {state.phase === 'sending'
            ? fill(words.sending, String(percent - (percent % 25)))
            : sentence}
        </p>
        {isOnItsWay ? (
          <Action label={words.cancel} onClick={() => upload.cancel()} />
        ) : state.phase === 'stopped' ? (
          <Action label={words.retry} onClick={() => upload.start()} />
        ) : null}
      </div>
    </div>
  );
}

const tones: Partial<Record<UploadState['phase'], string>> = {
  done: 'font-medium text-success',
  refused: 'font-medium text-danger',
};

function Action({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-6 cursor-pointer font-medium underline underline-offset-4 hover:no-underline"
    >
      {label}
    </button>
  );
}

function percentOf(state: UploadState, size: number): number {
  if (state.phase === 'sending') return Math.min(99, Math.floor((100 * state.sent) / size));
  return state.phase === 'waiting' ? 0 : 100;
}

const reason = (error: string, { fields, notices }: FormTexts) =>
  (notices[error.split(':')[0] ?? ''] && noticeOf({ notices }, failure(error)).description) ??
  fieldText(fields, error);
