import type { Failure } from '@/lib/actions/result';
import type { FormArea } from '@/lib/form-areas';
import { type Delivery, type Destination, type SentFile, sendFile } from './send-file';

/** The current upload of each file input. Shared by modules that are loaded separately, each when it is needed. */
const uploads = new WeakMap<HTMLInputElement, Upload>();
/** For a form that the router shows again: its file is in the storage already. */
const uploaded = new WeakMap<File, Upload>();

/** As long as a UUID; `crypto.randomUUID` is missing where the site has no https. */
const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(18))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The idempotency key of a rendered form: a repeated POST is not stored, and uploads are bound to it. */
export const formKey = (form: HTMLFormElement): string => (form.dataset['key'] ??= randomKey());

/** Called after the form was stored: the next submission needs a new key. */
export const renewFormKey = (form: HTMLFormElement) => void delete form.dataset['key'];

export function uploadAhead(input: HTMLInputElement, file: File, area: FormArea): Upload | null {
  if (!input.form) return null;
  const destination = { area, field: input.name, key: formKey(input.form) };
  const known = uploaded.get(file);
  const upload = known?.isDoneFor(destination) ? known : new Upload(file, destination);
  uploaded.set(file, upload);
  uploads.set(input, upload);
  return upload;
}

export function forgetUpload(input: HTMLInputElement): void {
  uploads.get(input)?.cancel();
  uploads.delete(input);
}

/**
 * Waits for the uploads of a form and replaces each file in `data` by its reference. Returns a failure when a file was
 * refused or cancelled. A file that was not or could not be uploaded stays in the form, because a network may block the
 * storage and not the site.
 */
export async function replaceFiles(form: HTMLFormElement, data: FormData): Promise<Failure | null> {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    const upload = uploads.get(input);
    if (!upload || input.files?.[0] !== upload.file) continue;
    const state = await upload.settle();
    if (state.phase === 'refused') {
      const { error } = state;
      const isOfFile = error.startsWith('file_');
      return { ok: false, error, ...(isOfFile && { fields: { [input.name]: error } }) };
    }
    // The visitor cancelled the upload while the form waited for it; this needs no notice.
    if (state.phase === 'stopped' && state.why === 'cancelled') {
      return { ok: false, error: 'invalid' };
    }
    if (state.phase === 'done') data.set(input.name, state.reference);
  }
  return null;
}

/** A file that the server lost is uploaded again; a refused one shows its error until another is chosen. */
export function followRefusal(form: HTMLFormElement, failure: Failure): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    const error = failure.fields?.[input.name];
    if (error === 'file_expired') uploads.get(input)?.start();
    else if (error?.startsWith('file_')) uploads.get(input)?.refuse(error);
  }
}

export type UploadState =
  | { phase: 'waiting' }
  | { phase: 'sending'; sent: number }
  | { phase: 'checking' }
  | SentFile;

/** An older reference may expire during the submission (lib/files/attachment.ts), so the file is uploaded again. */
const freshMilliseconds = 75 * 60 * 1000;
/** Pauses before the second and the third try. */
const pauses = [1500, 4000];

/** Uploads run one at a time, because parallel ones share the bandwidth. */
let line: Promise<unknown> = Promise.resolve();

/** One file upload, which can be cancelled and restarted. Components subscribe with `listen`. */
export class Upload {
  readonly file: File;
  readonly #destination: Destination;
  readonly #listeners = new Set<() => void>();
  #state: UploadState = { phase: 'waiting' };
  #run: Promise<void> = Promise.resolve();
  #leaving = new AbortController();
  #startedAt = 0;

  constructor(file: File, destination: Destination) {
    this.file = file;
    this.#destination = destination;
    this.start();
  }

  state = (): UploadState => this.#state;

  isDoneFor = (destination: Destination): boolean =>
    this.#state.phase === 'done' &&
    JSON.stringify(this.#destination) === JSON.stringify(destination);

  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  start(): void {
    const leaving = new AbortController();
    this.#leaving = leaving;
    this.#show({ phase: 'waiting' });
    const turn = line;
    this.#run = turn.then(() => this.#send(leaving.signal));
    line = this.#run.catch(() => undefined);
  }

  cancel(): void {
    this.#leaving.abort();
    const { phase } = this.#state;
    if (phase === 'done' || phase === 'refused') return;
    this.#show({ phase: 'stopped', why: 'cancelled' });
  }

  /** Waits for the end of the upload; restarts it when it was stopped, rate-limited or is too old. */
  async settle(): Promise<UploadState> {
    const isOld = this.#state.phase === 'done' && Date.now() - this.#startedAt > freshMilliseconds;
    const { phase } = this.#state;
    const wasPutOff = this.#state.phase === 'refused' && this.#state.error === 'rate_limit';
    if (isOld || wasPutOff || phase === 'stopped') this.start();
    await this.#run;
    return this.#state;
  }

  /** Shows the error that the server found when it inspected the file. */
  refuse(error: string): void {
    if (this.#state.phase === 'done') this.#show({ phase: 'refused', error });
  }

  async #send(signal: AbortSignal): Promise<void> {
    const delivery: Delivery = { file: this.file, destination: this.#destination, ticket: null };
    this.#startedAt = Date.now();
    for (const pause of [...pauses, null]) {
      if (signal.aborted) return;
      const outcome = await sendFile(delivery, signal, (sent) =>
        this.#show(sent < this.file.size ? { phase: 'sending', sent } : { phase: 'checking' }),
      );
      if (signal.aborted) return;
      if (outcome !== 'again') {
        this.#show(outcome);
        return;
      }
      if (pause === null) break;
      this.#show({ phase: 'waiting' });
      await new Promise((done) => setTimeout(done, pause));
    }
    this.#show({ phase: 'stopped', why: 'failed' });
  }

  #show(state: UploadState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
