import { Upload } from '@/components/forms/upload';
import type { Failure } from '@/lib/actions/result';
import type { FormArea } from '@/lib/form-areas';

/** The current upload of each file input. Shared by modules that are loaded separately, each when it is needed. */
const uploads = new WeakMap<HTMLInputElement, Upload>();
const keys = new WeakMap<HTMLFormElement, string>();

/** The key of a rendered form: what is sent twice under it is stored once, and its files belong to it. */
export function formKey(form: HTMLFormElement): string {
  const key = keys.get(form) ?? crypto.randomUUID();
  keys.set(form, key);
  return key;
}

/** The form was stored; what is filled in now is another one. */
export const renewFormKey = (form: HTMLFormElement) => void keys.delete(form);

/** Sends a chosen file ahead of its form. */
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
 * Waits for every file of a form that travels ahead, and puts its reference in the place of the file. A file that was
 * refused or cancelled ends the matter. One that does not travel ahead stays in the form, and so does one that could not:
 * a network may let the site through and not the storage.
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
    // Cancelling while the form waits for its files is a change of mind and needs no notice.
    if (state.phase === 'stopped' && state.why === 'cancelled') {
      return { ok: false, error: 'invalid' };
    }
    if (state.phase === 'done') data.set(input.name, state.reference);
  }
  return null;
}

/**
 * What the server said of files that travelled ahead: one that it no longer knows is sent again by the next try, one
 * that it refused says so until another is chosen.
 */
export function followRefusal(form: HTMLFormElement, failure: Failure): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    const error = failure.fields?.[input.name];
    if (error === 'file_expired' || error === 'file_missing') uploads.get(input)?.start();
    else if (error?.startsWith('file_')) uploads.get(input)?.refuse(error);
  }
}
