/**
 * Allows each subject this many calls per minute of this process. For what must not cost a row of the
 * database; nginx limits each visitor besides.
 */
export function createAllowance(perMinute: number, now = Date.now): (subject: string) => boolean {
  let minute = 0;
  const taken = new Map<string, number>();
  return (subject) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) taken.clear();
    minute = current;
    const count = (taken.get(subject) ?? 0) + 1;
    taken.set(subject, count);
    return count <= perMinute;
  };
}
