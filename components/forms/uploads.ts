import { Upload } from '@/components/forms/upload';
import type { Failure } from '@/lib/actions/result';
import type { FormArea } from '@/lib/form-areas';

/** The current upload of each file input. Shared by modules that are loaded separately, each when it is needed. */
const uploads = new WeakMap<HTMLInputElement, Upload>();
const keys = new WeakMap<HTMLFormElement, string>();

/** The idempotency key of a rendered form: a repeated POST is not stored, and uploads are bound to it. */
export function formKey(form: HTMLFormElement): string {
  const key = keys.get(form) ?? crypto.randomUUID();
  keys.set(form, key);
  return key;
}

/** Called after the form was stored: the next submission needs a new key. */
export const renewFormKey = (form: HTMLFormElement) => void keys.delete(form);

export function uploadAhead(input: HTMLInputElement, file: File, area: FormArea): Upload | null {
  if (!input.form) return null;
  const upload = new Upload(file, { area, field: input.name, key: formKey(input.form) });
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
    if (error === 'file_expired' || error === 'file_missing') uploads.get(input)?.start();
    else if (error?.startsWith('file_')) uploads.get(input)?.refuse(error);
  }
}
