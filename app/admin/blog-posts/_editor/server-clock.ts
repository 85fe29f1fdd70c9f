/** How many milliseconds the clock of this computer is ahead of the server's; unknown before the first measurement. */
let ahead = Number.POSITIVE_INFINITY;

/**
 * `rendered` is the server's time when it rendered the page. The difference to now holds the way of the page too, which
 * is long for a page that the router kept, so the smallest measurement is the nearest.
 */
export function measureClock(rendered: string): void {
  ahead = Math.min(ahead, Date.now() - Date.parse(rendered));
}

/** The time by the server's clock, which decides what is public. A computer may be an hour off. */
export const serverNow = () => new Date(Date.now() - (Number.isFinite(ahead) ? ahead : 0));
