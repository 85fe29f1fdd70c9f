'use client';

import {
  type ChangeEvent,
  type ReactNode,
  useActionState,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Callout } from '@/components/ui/callout';
import type { ActionResult, FormAction, PostTo } from '@/lib/actions/result';
import type { FormArea } from '@/lib/form-areas';
import { FormContext, isControl, useFormContext } from './form-context';
import type { FormController, FormView } from './form-controller';
import { type FormTexts, fieldText, type Notice, noticeOf } from './texts';

type SubmitProps = {
  label: string;
  /** Added to the name of the button where a list repeats its label: what it acts on. */
  subject?: string | undefined;
  sendingLabel: string;
  className: string;
};

/** The server passes the result of `buttonVariants()` as `className`. */
export function SubmitButton({ label, subject, sendingLabel, className }: SubmitProps) {
  const { pending } = useFormContext();
  const text = pending ? sendingLabel : label;
  return (
    <button
      type="submit"
      // `disabled` would take the focus away; the form ignores a second press.
      aria-disabled={pending}
      // Hidden text would be positioned outside a list that scrolls, and lengthen the page.
      aria-label={subject && `${text} ${subject}`}
      className={className}
    >
      {text}
    </button>
  );
}

type StatusProps = {
  result: ActionResult | null;
  texts: FormTexts;
  /** Added to a refusal when the answer is a new page, whose file inputs are empty again. */
  filesAgain?: string | undefined;
};

/** The result of a form submitted without JavaScript; with JavaScript a toast shows it. */
function FormStatus({ result, texts, filesAgain }: StatusProps) {
  if (!result) return null;
  const notice: Notice | undefined = result.ok ? texts.success : noticeOf(texts, result);
  if (!notice) return null;
  return (
    <Callout
      tone={result.ok ? 'success' : 'error'}
      // The answer is a new page: move the focus to the result instead of the top bar.
      autoFocus
      tabIndex={-1}
    >
      <p className="font-semibold">{notice.title}</p>
      {notice.description ? <p lang={notice.lang}>{notice.description}</p> : null}
      {!result.ok && notice.link ? (
        <a
          href={notice.link.href}
          target="_blank"
          className="underline underline-offset-4"
          rel="noopener"
        >
          {notice.link.label}
        </a>
      ) : null}
      {filesAgain && !result.ok ? <p>{filesAgain}</p> : null}
    </Callout>
  );
}

type Props = {
  action: FormAction | PostTo;
  texts: FormTexts;
  /** The public form: selects the rules checked in the browser and where its files are uploaded (app/subidas). */
  area?: FormArea;
  /** For long texts of staff: what is typed while the form is being sent is not stored yet, so it stays. */
  keepsEdits?: boolean;
  labelledBy?: string | undefined;
  className?: string;
  children: ReactNode;
};

const offline: ActionResult = { ok: false, error: 'failure' };
const neverCalled: FormAction = async () => offline;

/** The last element of each public form, from which the next one is filled in: the router does not restore typed text. */
const removed = new Map<FormArea, HTMLFormElement>();

/** Two inputs with one list would both be emptied by the reset of one form. */
function copyOf(files: Iterable<File>): FileList {
  const copy = new DataTransfer();
  for (const file of files) copy.items.add(file);
  return copy.files;
}

function refill(form: HTMLFormElement, from: HTMLFormElement): void {
  // The key goes along, because the form may have been sent meanwhile and must not count twice.
  Object.assign(form.dataset, from.dataset);
  for (const control of form.elements) {
    const before = isControl(control) && from.elements.namedItem(control.name);
    if (!before || !isControl(before) || control.type === 'hidden') continue;
    if (!('files' in control && 'files' in before)) control.value = before.value;
    else if (before.type === 'file') control.files = copyOf(before.files ?? []);
    else [control.value, control.checked] = [before.value, before.checked];
  }
}

/**
 * A form that works without JavaScript: the server action answers with the whole page, and `FormStatus` shows the
 * result. With JavaScript errors appear under the fields, a toast shows the result, and the inputs keep their values.
 * The code for that (`form-controller`) is loaded at the first focus. A form with `PostTo` always leaves the page; its
 * script only checks the fields first.
 */
export function ActionForm({ action, texts, area, keepsEdits = false, ...rest }: Props) {
  const { labelledBy, className, children } = rest;
  const form = useRef<HTMLFormElement>(null);
  const openedAt = useRef(0);
  const controller = useRef<Promise<FormController> | null>(null);
  const post = typeof action === 'function' ? null : action;
  const [answered, plainAction] = useActionState(
    typeof action === 'function' ? action : neverCalled,
    null,
  );
  const [view, setView] = useState<FormView>({ pending: false, errors: null });
  const [isOffline, setOffline] = useState(false);

  // Set before the first click on the button, because the browser's own validation would refuse to submit. With
  // `maxlength` the browser would cut a pasted text without a word; the rules of the form say what is too long.
  useLayoutEffect(() => {
    openedAt.current = performance.now();
    if (!form.current) return;
    form.current.noValidate = true;
    for (const control of form.current.elements) control.removeAttribute('maxlength');
  }, []);

  useLayoutEffect(() => {
    const element = form.current;
    if (!element || !area) return;
    const before = removed.get(area);
    if (before && before !== element) {
      refill(element, before);
      const { key } = element.dataset;
      // The earlier form was being sent, and is stored only now. This copy is reset too, unless it has been sent itself.
      const empty = () => {
        if (element.dataset['key'] !== key) return;
        element.reset();
        delete element.dataset['key'];
      };
      before.addEventListener('reset', empty, { once: true });
    }
    return () => void removed.set(area, element);
  }, [area]);

  // A message about a form that has left the page would stay for ever.
  useEffect(() => () => void controller.current?.then(({ leave }) => leave()).catch(() => {}), []);

  // A browser opens a file that nothing takes instead of the page with the typed words, or in another tab.
  useEffect(() => {
    const listening = new AbortController();
    const refuse = (event: DragEvent) => {
      const { dataTransfer, defaultPrevented, target } = event;
      const isField = target instanceof HTMLInputElement && target.type === 'file';
      if (defaultPrevented || isField || !dataTransfer?.types.includes('Files')) return;
      dataTransfer.dropEffect = 'none';
      event.preventDefault();
    };
    window.addEventListener('dragover', refuse, listening);
    window.addEventListener('drop', refuse, listening);
    return () => listening.abort();
  }, []);

  // A form that left the page: going back may restore the page from the back/forward cache, still in the pending state,
  // and a navigation that is stopped fires no event.
  useEffect(() => {
    if (!post || !view.pending) return;
    const enable = () => setView((before) => ({ ...before, pending: false }));
    const wake = ({ persisted }: PageTransitionEvent) => persisted && enable();
    const timer = setTimeout(enable, 30_000);
    window.addEventListener('pageshow', wake);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', wake);
    };
  }, [post, view.pending]);

  // In the browser React ignores `autoFocus` on a div. The focus also scrolls to the message, which is above the fields.
  useEffect(() => {
    if (isOffline) form.current?.querySelector<HTMLElement>('[role="alert"]')?.focus();
  }, [isOffline]);

  const failed = answered?.ok === false ? answered : null;
  const errors = Object.entries(view.errors ?? failed?.fields ?? {});
  const sentences = errors.map(([name, key]) => [name, fieldText(texts.fields, key)]);

  // Errors found in the browser replace those rendered by the server.
  const outcomeOfPage = view.errors ? null : answered;

  function load(): Promise<FormController> {
    controller.current ??= import('./form-controller').then((module) =>
      module.createFormController({
        form,
        openedAt: openedAt.current,
        action,
        texts,
        area,
        keepsEdits,
        setView,
      }),
    );
    return controller.current;
  }

  function send() {
    setOffline(false);
    setView({ ...view, pending: true });
    load()
      .then((loaded) => loaded.send())
      .catch((error: unknown) => {
        console.warn('The form could not be sent', error);
        controller.current = null;
        if (post) return form.current?.submit();
        setOffline(true);
        setView((before) => ({ ...before, pending: false }));
      });
  }

  function clearError({ target }: ChangeEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && target.type === 'file') {
      void controller.current?.then((loaded) => loaded.clearError(target.name));
    }
  }

  return (
    <FormContext
      value={{
        errors: Object.fromEntries(sentences),
        values: failed?.values ?? {},
        pending: view.pending,
        uploads: area ? { area, texts } : null,
      }}
    >
      <form
        ref={form}
        action={post ? post.address : plainAction}
        method={post ? 'post' : undefined}
        // Without JavaScript the browser validates a form that another page answers.
        noValidate={!post}
        aria-labelledby={labelledBy}
        className={className}
        onFocus={() => void load().catch(() => (controller.current = null))}
        onChange={clearError}
        onSubmit={(event) => {
          event.preventDefault();
          if (!view.pending) send();
        }}
      >
        <FormStatus
          result={isOffline ? offline : outcomeOfPage}
          texts={texts}
          filesAgain={isOffline ? undefined : texts.filesAgain}
        />
        {children}
      </form>
    </FormContext>
  );
}
