/** A failure that the operator can act on: its message is one Spanish sentence that says what to do. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** The reason in a few words, for the end of a sentence. PGlite throws objects of its own. */
export function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  return 'message' in error ? String(error.message) : JSON.stringify(error);
}

/** The code of a failed system call, such as ENOSPC, or of the database; empty when the error has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
