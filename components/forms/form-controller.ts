import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { type FormTexts, noticeOf } from '@/components/forms/texts';
import { followRefusal, formKey, renewFormKey, replaceFiles } from '@/components/forms/uploads';
import type { ShowErrors } from '@/components/forms/watch-with-schema';
import { notify } from '@/components/ui/notify';
import type { ActionResult, Failure, FormAction, PostTo } from '@/lib/actions/result';
import { humanMilliseconds } from '@/lib/actions/spam';
import type { FormArea } from '@/lib/form-areas';

type FieldErrors = Readonly<Record<string, string>>;

/** What a form shows; `errors` is null until the browser has looked at the fields itself. */
export type FormView = { pending: boolean; errors: FieldErrors | null };

export type FormController = {
  send: () => Promise<void>;
  /** Another file was chosen: what was wrong with the last one no longer counts. */
  forgive: (name: string) => void;
};

type Options = {
  form: RefObject<HTMLFormElement | null>;
  openedAt: number;
  action: FormAction | PostTo;
  texts: FormTexts;
  area: FormArea | undefined;
  setView: (change: (view: FormView) => FormView) => void;
};

/** Validates, sends and reports, for a form that is already on the page. */
export async function createFormController(options: Options): Promise<FormController> {
  const { action, area, texts, setView } = options;
  const rules = area && (await import('@/components/forms/watch-area'));
  const showErrors: ShowErrors = (errors, fields) =>
    setView((view) => ({ ...view, errors: { ...omit(view.errors ?? {}, fields), ...errors } }));
  const element = options.form.current;
  if (!element) throw new Error('The form has left the page');
  const watch = () => area && rules?.watchArea(element, area, showErrors);
  let watched = watch();
  // What is changed after it was posted is another message.
  if (typeof action !== 'function') element.addEventListener('input', () => renewFormKey(element));

  const elapsed = () => performance.now() - options.openedAt;
  /** The server takes faster senders of a public form for bots; meanwhile the button says that the form is on its way. */
  const outwaitTrap = () =>
    area && new Promise((done) => setTimeout(done, humanMilliseconds + 50 - elapsed()));

  async function post(form: HTMLFormElement, { isExternal }: PostTo): Promise<'left'> {
    if (!isExternal) await outwaitTrap();
    // The browser shows the page again as it was left.
    const wake = () => setView((view) => ({ ...view, pending: false }));
    window.addEventListener('pageshow', wake, { once: true });
    const stamp = ({ formData }: FormDataEvent) => {
      formData.set('idempotency_key', formKey(form));
      formData.set('elapsed_ms', String(Math.round(elapsed())));
    };
    if (!isExternal) form.addEventListener('formdata', stamp, { once: true });
    form.submit();
    return 'left';
  }

  async function submit(form: HTMLFormElement): Promise<ActionResult | 'left' | null> {
    const objection = await watched?.check();
    if (objection) return objection;
    if (typeof action !== 'function') return post(form, action);
    const data = new FormData(form);
    dropEmptyInputs(data);
    data.set('idempotency_key', formKey(form));
    const obstacle = await replaceFiles(form, data);
    if (obstacle) return obstacle;
    await outwaitTrap();
    data.set('elapsed_ms', String(Math.round(elapsed())));
    // After a lost connection or a broken answer, what was typed stays and can be sent again.
    return action(null, data).catch((error: unknown) => {
      if (isRedirect(error)) return null;
      console.warn('The form could not be sent', error);
      return { ok: false, error: 'failure' };
    });
  }

  function succeed(form: HTMLFormElement) {
    form.reset();
    renewFormKey(form);
    // The old watch still believes what was typed before.
    watched?.stop();
    watched = watch();
    // An event instead of a callback: the form is rendered by the server, which cannot pass functions.
    form.dispatchEvent(new CustomEvent('form-sent', { bubbles: true }));
    if (texts.success) void notify({ kind: 'success', ...texts.success });
  }

  function object(form: HTMLFormElement, refusal: Failure) {
    followRefusal(form, refusal);
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (refusal.error === 'invalid') return;
    const { title, description, link } = noticeOf(texts, refusal);
    const dialog = form.closest('dialog');
    // The dialog may have been closed while the form was on its way.
    const within = dialog?.open && dialog.isConnected ? dialog : undefined;
    void notify({
      kind: 'error',
      title,
      ...(description && { description }),
      ...(link && { link }),
      within,
    });
  }

  return {
    forgive: (name) =>
      setView((view) => ({ ...view, errors: view.errors && omit(view.errors, [name]) })),
    send: async () => {
      const outcome = await submit(element);
      if (outcome === 'left') return;
      // Rendered at once, so that what comes next finds the errors in the page.
      flushSync(() =>
        setView(() => ({
          pending: false,
          errors: outcome?.ok === false ? (outcome.fields ?? {}) : {},
        })),
      );
      // The browser takes the focus away from a button that is disabled.
      if (document.activeElement === document.body) submitButton(element)?.focus();
      if (outcome?.ok) succeed(element);
      else if (outcome) object(element, outcome);
    },
  };
}

const submitButton = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('button[type="submit"]');

/** An input left empty would arrive as a file of no bytes that has got a name on its way. */
function dropEmptyInputs(data: FormData): void {
  for (const [name, value] of [...data])
    if (value instanceof File && value.name === '' && value.size === 0) data.delete(name);
}

const omit = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([key]) => !names.includes(key)));

/** The router is already on its way when an action redirects; the rejection only says so. */
const isRedirect = (error: unknown) =>
  error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_REDIRECT');
