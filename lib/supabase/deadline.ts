import 'server-only';

/**
 * A signal that aborts after so many milliseconds. Its reason is an `AbortError`: postgrest-js takes the `TimeoutError` of
 * `AbortSignal.timeout` for a lost connection and asks three times more, each time for as long.
 */
export function deadline(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const reason = new DOMException(`no answer within ${milliseconds} ms`, 'AbortError');
  setTimeout(() => controller.abort(reason), milliseconds).unref();
  return controller.signal;
}
