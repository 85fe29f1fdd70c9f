import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '@supabase/lite';

export type SqlError = {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
};

const current = new AsyncLocalStorage<{ error?: SqlError }>();

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function sqlError(error: unknown): SqlError | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') {
    return undefined;
  }
  if (!/^[0-9A-Z]{5}$/.test(error.code)) return undefined;
  const detail = 'detail' in error ? text(error.detail) : null;
  const hint = 'hint' in error ? text(error.hint) : null;
  return { code: error.code, message: error.message, details: detail, hint };
}

/** Stores the original database error on the connection, because the library keeps only its text. */
export function rememberSqlErrors(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error: unknown) => {
    const normalized = normalize(error);
    const found = sqlError(normalized);
    const request = current.getStore();
    if (found && request) request.error = found;
    return normalized;
  };
}

/** Handles one request and returns the database error that occurred, if any. */
export async function withSqlError<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; error: SqlError | undefined }> {
  const request: { error?: SqlError } = {};
  const result = await current.run(request, work);
  return { result, error: request.error };
}
