import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Failure } from '@/lib/actions/result';
import { type Control, isControl } from './form-context';

/** Replaces the errors of these fields and keeps those of the others. */
export type ShowErrors = (
  errors: Readonly<Record<string, string>>,
  fields: readonly string[],
) => void;
/** Validates inputs in the browser as they change, and all of them before submitting. */
export type FormWatch = { check: () => Promise<Failure | null>; stop: () => void };

/**
 * Attaches react-hook-form to inputs that are already on the page: it is loaded at the first focus, so the inputs must
 * not be rendered again. Errors appear when a field loses the focus and are updated while the visitor types.
 * `checkFiles` validates the files, which the schema does not contain.
 */
export function watchWithSchema(
  form: HTMLFormElement,
  schema: z.ZodObject,
  show: ShowErrors,
  checkFiles: (form: HTMLFormElement) => Promise<Failure | null> = async () => null,
): FormWatch {
  const controls = [...form.elements]
    .filter(isControl)
    .filter((one) => nameOf(one) in schema.shape);
  const resolve = zodResolver(schema);
  const control = createFormControl<FieldValues>({
    // Reads the form itself: form fillers and some browsers fire no input event, so the library's values may be outdated.
    resolver: (_values, ...rest) => resolve(Object.fromEntries(controls.flatMap(entryOf)), ...rest),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const listening = new AbortController();
  for (const element of controls) {
    const name = nameOf(element);
    const { ref, onChange, onBlur } = control.register(name);
    ref(element);
    const target = { name, type: element.type };
    element.addEventListener('input', () => void onChange({ type: 'input', target }), listening);
    const validate = () => {
      if (!listening.signal.aborted) void onBlur({ type: 'blur', target });
    };
    element.addEventListener('blur', () => afterPress(validate), listening);
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

/** A checkbox that is not submitted has no name (field.tsx). */
const nameOf = ({ dataset, name }: Control) => dataset['field'] ?? name;

const entryOf = (control: Control): [string, string][] =>
  'checked' in control && /^(checkbox|radio)$/.test(control.type) && !control.checked
    ? []
    : [[nameOf(control), control.value]];

/** What waits for the end of a press; null while nothing is pressed. */
let waiting: (() => void)[] | null = null;

/**
 * Runs at once, or after the click of the press that is under way: a field loses the focus when the pointer goes down,
 * and an error shown then would move what is pressed away from under the pointer before it is released.
 */
function afterPress(run: () => void): void {
  if (waiting) waiting.push(run);
  else run();
}

/** The click follows the release in the same task. A key means that the release happened outside of the page. */
const endPress = () =>
  setTimeout(() => {
    const runs = waiting ?? [];
    waiting = null;
    for (const run of runs) run();
  });

const pressed = { capture: true, passive: true };
// A touch is followed by mouse events, and only these move the focus.
for (const type of ['pointerdown', 'mousedown'])
  document.addEventListener(type, () => (waiting ??= []), pressed);
for (const type of ['pointerup', 'pointercancel', 'mouseup', 'dragend', 'keydown'])
  document.addEventListener(type, endPress, pressed);

function messagesOf(errors: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? 'invalid')]),
  );
}
