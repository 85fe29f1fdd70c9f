import type { ActionResult, FormAction } from './result';

/** The minimum time in which a person can fill in a form. */
export const humanMilliseconds = 3000;

/** JavaScript adds the time since the page was opened, which a prerendered form cannot contain. */
export const sentByScript = (form: FormData) => form.has('elapsed_ms');

/** Calls an action from JavaScript without a form on the page; the values are added to `form`. */
export function sendByScript(
  action: FormAction,
  values: Readonly<Record<string, string | Blob>>,
  form = new FormData(),
): Promise<ActionResult> {
  for (const [name, value] of Object.entries({ ...values, elapsed_ms: '0' })) form.set(name, value);
  return action(null, form);
}

/**
 * Whether a form looks automatic: its hidden field was filled in, or it was sent too fast (requirement 4.12). Only a
 * duration measured by the browser counts, since visitors' clocks are often wrong.
 */
export function isBot(form: FormData): boolean {
  if (form.get('apodo')) return true;
  return sentByScript(form) && !(Number(form.get('elapsed_ms')) >= humanMilliseconds);
}
