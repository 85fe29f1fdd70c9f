/** Kept for a year. A cookie, because the server needs it to render the right columns at once. */
export const columnsCookie = 'dauro-columns';

const year = 365 * 24 * 60 * 60;

/** Maps a column to shown (true) or hidden (false). A missing column is shown where the screen is wide enough. */
export type ChosenColumns = Readonly<Record<string, boolean>>;

const entry = /^([a-z-]{1,40})\/([A-Za-z_]{1,40})\/([01])$/;

/** The columns of one list in the cookie; malformed entries are ignored. */
export function readColumns(cookie: string | undefined, list: string): ChosenColumns {
  const found = (cookie ?? '').split('~').map((text) => entry.exec(text));
  return Object.fromEntries(
    found.flatMap((match) => (match?.[1] === list ? [[match[2], match[3] === '1']] : [])),
  );
}

/** The value for `document.cookie`. Entries of other lists are kept. */
export function writeColumns(
  cookie: string | undefined,
  list: string,
  columns: ChosenColumns,
): string {
  const others = (cookie ?? '').split('~').filter((text) => {
    const known = entry.exec(text);
    return known && known[1] !== list;
  });
  const own = Object.entries(columns).map(([name, shown]) => `${list}/${name}/${shown ? 1 : 0}`);
  return `${columnsCookie}=${[...others, ...own].join('~')}; path=/admin; max-age=${year}; samesite=lax`;
}
