import { unstable_isUnrecognizedActionError as isOldVersion } from 'next/navigation';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { messageMilliseconds, notify } from '@/components/ui/notify';
import type { ActionResult, Failure, FormAction, PostTo, ResultData } from '@/lib/actions/result';
import { humanMilliseconds } from '@/lib/actions/spam';
import type { FormArea } from '@/lib/form-areas';
import { type FormTexts, noticeOf } from './texts';
import { followRefusal, formKey, renewFormKey, replaceFiles } from './upload';
import type { ShowErrors } from './watch-with-schema';

type FieldErrors = Readonly<Record<string, string>>;

/** The displayed state of a form; `errors` is null until the browser has validated the form itself. */
export type FormView = { pending: boolean; errors: FieldErrors | null };

export type FormController = {
  send: () => Promise<void>;
  clearError: (name: string) => void;
  /** Ends the message of a failure as others end: it may be the failure that has removed the form. */
  leave: () => void;
};

type Options = {
  form: RefObject<HTMLFormElement | null>;
  openedAt: number;
  action: FormAction | PostTo;
  texts: FormTexts;
  area: FormArea | undefined;
  /** Whether a form that was changed while it was being sent keeps its values after success. */
  keepsEdits: boolean;
  setView: (change: (view: FormView) => FormView) => void;
};

export async function createFormController(options: Options): Promise<FormController> {
  const { action, area, texts, setView } = options;
  // Loaded ahead, so that a toast can say that the connection was lost.
  if (typeof action === 'function') void import('@/components/ui/toaster').catch(() => undefined);
  const rules = area && (await import('./watch-area'));
  const showErrors: ShowErrors = (errors, fields) =>
    setView((view) => ({ ...view, errors: { ...omit(view.errors ?? {}, fields), ...errors } }));
  const element = options.form.current;
  if (!element) throw new Error('The form has left the page');
  const watch = () => area && rules?.watchArea(element, area, showErrors);
  let watched = watch();
  /** Whether something was typed since the form was read for sending, and must stay. */
  let isEdited = false;
  /** Closes the message about the sending before, which would contradict the next one. */
  let closeMessage: (() => void) | null = null;
  if (options.keepsEdits) element.addEventListener('input', () => (isEdited = true));

  const elapsed = () => performance.now() - options.openedAt;
  /** The server treats faster submissions as automatic. Meanwhile the button shows that the form is being sent. */
  const waitMinimumTime = () =>
    area && new Promise((done) => setTimeout(done, humanMilliseconds + 50 - elapsed()));

  async function post(form: HTMLFormElement, { isExternal }: PostTo): Promise<'left'> {
    if (!isExternal) await waitMinimumTime();
    const addHiddenFields = ({ formData }: FormDataEvent) => {
      formData.set('idempotency_key', formKey(form));
      formData.set('elapsed_ms', String(Math.round(elapsed())));
    };
    if (!isExternal) form.addEventListener('formdata', addHiddenFields, { once: true });
    form.submit();
    return 'left';
  }

  async function submit(form: HTMLFormElement): Promise<ActionResult | 'left' | null> {
    // Read before the rules are checked, which takes a while: what is typed meanwhile is not part of what is sent.
    const data = new FormData(form);
    data.set('idempotency_key', formKey(form));
    isEdited = false;
    const refusal = await watched?.check();
    if (refusal) return refusal;
    if (typeof action !== 'function') return post(form, action);
    dropEmptyInputs(data);
    const failed = await replaceFiles(form, data);
    if (failed) return failed;
    await waitMinimumTime();
    data.set('elapsed_ms', String(Math.round(elapsed())));
    // When the connection or the response fails, the typed values stay and can be sent again.
    return action(null, data).catch((error: unknown) => {
      if (isRedirect(error)) return null;
      console.warn('The form could not be sent', error);
      // A newer version of the site no longer knows the actions of this page.
      return { ok: false, error: isOldVersion(error) ? 'old_version' : 'failure' };
    });
  }

  async function succeed(form: HTMLFormElement, detail: ResultData | undefined) {
    if (!isEdited) form.reset();
    renewFormKey(form);
    // The old watch counts the form as sent and would report a field while it is typed.
    watched?.stop();
    watched = watch();
    // An event instead of a callback, because the form is rendered on the server, which cannot pass functions.
    form.dispatchEvent(new CustomEvent('form-sent', { bubbles: true, detail }));
    if (texts.success) closeMessage = await notify({ kind: 'success', ...texts.success });
  }

  /** Throws when the toast cannot be shown: the form then says that it failed, without the reason (action-form.tsx). */
  async function showRefusal(form: HTMLFormElement, refusal: Failure): Promise<void> {
    followRefusal(form, refusal);
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (refusal.error === 'invalid') return;
    // The dialog may have been closed while the form was being sent.
    const within = form.closest<HTMLElement>('dialog[open], [role="alertdialog"]') ?? undefined;
    // Nothing else on the page says that the form was not sent, so the message has no end of its own (WCAG 2.2.1).
    closeMessage = await notify({
      kind: 'error',
      ...noticeOf(texts, refusal),
      within,
      stays: form.isConnected,
    });
    if (closeMessage) return;
    watched?.stop();
    throw new Error(refusal.error);
  }

  return {
    leave: () => void setTimeout(() => closeMessage?.(), messageMilliseconds),
    clearError: (name) =>
      setView((view) => ({ ...view, errors: view.errors && omit(view.errors, [name]) })),
    send: async () => {
      closeMessage?.();
      const outcome = await submit(element);
      if (outcome === 'left') return;
      // Render the errors at once, because the code below looks for them in the DOM.
      flushSync(() =>
        setView(() => ({
          pending: false,
          errors: outcome?.ok === false ? (outcome.fields ?? {}) : {},
        })),
      );
      if (outcome?.ok) await succeed(element, outcome.data);
      else if (outcome) await showRefusal(element, outcome);
    },
  };
}

/** An empty file input would be submitted as a file of zero bytes, and serialising it gives the file a name. */
function dropEmptyInputs(data: FormData): void {
  for (const [name, value] of [...data])
    if (value instanceof File && value.name === '' && value.size === 0) data.delete(name);
}

const omit = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([key]) => !names.includes(key)));

/** An action that redirects rejects its promise; the router already performs the navigation. */
export const isRedirect = (error: unknown) =>
  error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_REDIRECT');
