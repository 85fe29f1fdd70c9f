/** What `work` comes to; an exception when that takes longer than so many milliseconds. */
export function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  // After a long rendering timers run first; `setImmediate` lets an answer that has already arrived be read.
  const giveUp = () =>
    setImmediate(late.reject, new Error(`The answer took too long (${milliseconds} ms)`));
  const timer = setTimeout(giveUp, milliseconds);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
