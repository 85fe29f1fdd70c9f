/** The result of `work`; throws when it takes longer than this many milliseconds. */
export function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  // After a long rendering, timers run before pending I/O; `setImmediate` lets a response that has already arrived be
  // read.
  const giveUp = () =>
    setImmediate(late.reject, new Error(`The answer took too long (${milliseconds} ms)`));
  const timer = setTimeout(giveUp, milliseconds);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/**
 * `AbortSignal.timeout` for requests: also lets a response that has already arrived be read (`setImmediate`, above). Does
 * not keep the process alive.
 */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const late = new AbortController();
  const reason = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  setTimeout(() => setImmediate(() => late.abort(reason)), milliseconds).unref();
  return late.signal;
}
