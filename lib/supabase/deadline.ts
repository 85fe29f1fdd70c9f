import 'server-only';

/**
 * A signal that aborts after this many milliseconds. Its reason is an `AbortError`: postgrest-js takes the
 * `TimeoutError` of `AbortSignal.timeout` for a lost connection and retries three times, each with the full timeout.
 */
export function deadline(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const reason = new DOMException(`no answer within ${milliseconds} ms`, 'AbortError');
  setTimeout(() => controller.abort(reason), milliseconds).unref();
  return controller.signal;
}
