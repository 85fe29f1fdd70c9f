/**
 * Makes a function that allows so many calls in each minute of this process. It keeps no addresses and asks no database:
 * it only bounds what a flood can store, and nginx limits the single visitor.
 */
export function createAllowance(perMinute: number, now = Date.now): () => boolean {
  let minute = 0;
  let taken = 0;
  return () => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, taken] = [current, 0];
    taken += 1;
    return taken <= perMinute;
  };
}
