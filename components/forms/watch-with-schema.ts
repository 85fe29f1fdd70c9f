import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Failure } from '@/lib/actions/result';

/** What is now wrong with these fields; what is wrong with others stays. */
export type ShowErrors = (
  errors: Readonly<Record<string, string>>,
  fields: readonly string[],
) => void;
/** Validation in the browser: it watches the inputs, and checks the whole before sending. */
export type FormWatch = { check: () => Promise<Failure | null>; stop: () => void };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * React-hook-form around inputs that are already on the page: it is loaded at the first focus, so the inputs
 * must not be rendered anew. Errors are shown when a field is left, and corrected while typing.
 * `checkFiles` looks at what the schema cannot hold.
 */
export function watchWithSchema(
  form: HTMLFormElement,
  schema: z.ZodObject,
  show: ShowErrors,
  checkFiles: (form: HTMLFormElement) => Promise<Failure | null> = async () => null,
): FormWatch {
  const control = createFormControl<FieldValues>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const listening = new AbortController();
  for (const element of form.elements) {
    if (!isControl(element)) continue;
    // A box that is not sent has no name (consent-field.tsx).
    const name = element.dataset['field'] ?? element.name;
    if (!(name in schema.shape)) continue;
    const { ref, onChange, onBlur } = control.register(name);
    ref(element);
    const target = { name, type: element.type };
    element.addEventListener('input', () => void onChange({ type: 'input', target }), listening);
    const left = (event: Event) => {
      // Sending looks at every field; an error that appears now would move the button from under the click.
      if (!isOnWayToSubmit(event)) void onBlur({ type: 'blur', target });
    };
    element.addEventListener('blur', left, listening);
  }
  const unsubscribe = control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => show(messagesOf(errors), Object.keys(schema.shape)),
  });

  return {
    check: async () => {
      let failure: Failure | null = null;
      await control.handleSubmit(
        async () => {
          failure = await checkFiles(form);
        },
        async (errors) => {
          const fields = { ...(await checkFiles(form))?.fields, ...messagesOf(errors) };
          failure = { ok: false, error: 'invalid', fields };
        },
      )();
      return failure;
    },
    stop: () => {
      listening.abort();
      unsubscribe();
    },
  };
}

const isOnWayToSubmit = (event: Event) =>
  event instanceof FocusEvent &&
  event.relatedTarget instanceof HTMLButtonElement &&
  event.relatedTarget.type === 'submit';

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

function messagesOf(errors: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? 'invalid')]),
  );
}
