import { unstable_isUnrecognizedActionError as isOldVersion } from 'next/navigation';
import { type ActionResult, type FormAction, failure } from '@/lib/actions/result';

/** The values of a result's `error` that refuse the caller: no session, no permission, or a page older than the server's version. */
export type RefusalReason = 'signed_out' | 'forbidden' | 'old_version';

export const isRefusal = (error: unknown): error is RefusalReason =>
  error === 'signed_out' || error === 'forbidden' || error === 'old_version';

/**
 * Requests JSON from a route of the back-office, without checking its shape. With this `accept` the server answers a
 * refusal with 401 or 403; a page would be redirected.
 */
export async function requestOffice<Data>(
  address: string,
  signal: AbortSignal,
): Promise<Data | RefusalReason | 'failed'> {
  try {
    const headers = { accept: 'application/json' };
    const answer = await fetch(address, { cache: 'no-store', headers, redirect: 'error', signal });
    if (answer.status === 401) return 'signed_out';
    if (answer.status === 403) return 'forbidden';
    return answer.ok ? await answer.json() : 'failed';
  } catch {
    return 'failed';
  }
}

/**
 * Calls an action from JavaScript without a form on the page; the values are added to `form`. A newer version of the site
 * no longer knows the actions of this page: the result is then `old_version`.
 */
export function callAction(
  action: FormAction,
  values: Readonly<Record<string, string | Blob>>,
  form = new FormData(),
): Promise<ActionResult> {
  for (const [name, value] of Object.entries({ ...values, elapsed_ms: '0' })) form.set(name, value);
  return action(null, form).catch((error: unknown) => {
    if (isOldVersion(error)) return failure('old_version');
    throw error;
  });
}
