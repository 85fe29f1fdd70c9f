/** People need at least three seconds to fill in a form. */
export const humanMilliseconds = 3000;

/** With JavaScript the form says how long it was open; a prerendered page alone cannot know. */
export const sentByScript = (form: FormData) => form.has('elapsed_ms');

/**
 * True for a form whose invisible field was filled in, or that was sent too fast (requirement 4.12). The time counts
 * only where the browser measured it: a duration, since the clocks of visitors are wrong more often than not.
 */
export function isBot(form: FormData): boolean {
  if (form.get('apodo')) return true;
  return sentByScript(form) && !(Number(form.get('elapsed_ms')) >= humanMilliseconds);
}
