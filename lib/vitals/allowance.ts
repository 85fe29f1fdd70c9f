/** Allows this many calls per minute of this process, to limit what a flood stores; nginx limits each visitor. */
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
