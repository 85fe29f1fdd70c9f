/** The minimum time in which a person can fill in a form. */
export const humanMilliseconds = 3000;

/** JavaScript adds the time since the page was opened, which a prerendered form cannot contain. */
export const sentByScript = (form: FormData) => form.has('elapsed_ms');

/**
 * Whether a form looks automatic: its hidden field was filled in, or it was sent too fast (requirement 4.12). Only a
 * duration measured by the browser counts, since visitors' clocks are often wrong.
 */
export function isBot(form: FormData): boolean {
  if (form.get('apodo')) return true;
  return sentByScript(form) && !(Number(form.get('elapsed_ms')) >= humanMilliseconds);
}
