import { withJson } from './exchange.ts';
import type { SqlError } from './sql-errors.ts';

// The table of PostgREST; the first match applies, and codes that are not in it give 400.
// https://postgrest.org/en/stable/references/errors.html
const statuses: readonly (readonly [prefix: string, status: number])[] = [
  ['P0001', 400],
  ['42P17', 500],
  ['42501', 403],
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['53400', 500],
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['XX', 500],
];

function statusOf(code: string): number {
  return statuses.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400;
}

/** Replaces the library's generic 500 with the response of the hosted data API. */
export async function mendRestAnswer(
  answer: Response,
  error: SqlError | undefined,
): Promise<Response> {
  if (answer.status !== 500 || !error) return answer;
  const body: { code?: unknown } = await answer
    .clone()
    .json()
    .catch(() => ({}));
  if (body.code !== 'SUP') return answer;
  return withJson(answer, error, statusOf(error.code));
}
