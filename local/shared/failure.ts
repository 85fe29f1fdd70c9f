/** A failure that the operator can act on: its message is one Spanish sentence that says what to do. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** The reason in a few words, for the end of a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
