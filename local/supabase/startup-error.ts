/** A start that cannot happen; the message is one Spanish sentence that says what to do. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** The text of anything thrown, on one line. */
export function causeOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\s+/g, ' ').trim();
}
