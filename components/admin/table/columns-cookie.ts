/** Which columns of the back-office's lists an editor has shown or hidden, for a year. The server reads it, so nothing jumps. */
export const columnsCookie = 'dauro-columns';

const year = 365 * 24 * 60 * 60;

/** By column: shown, or hidden. A column that is missing here is shown where the screen has room for it. */
export type ChosenColumns = Readonly<Record<string, boolean>>;

const entry = /^([a-z-]{1,40})\/([A-Za-z_]{1,40})\/([01])$/;

/** What the cookie says about a list; nothing where it makes no sense. */
export function readColumns(cookie: string | undefined, list: string): ChosenColumns {
  const found = (cookie ?? '').split('~').map((text) => entry.exec(text));
  return Object.fromEntries(
    found.flatMap((match) => (match?.[1] === list ? [[match[2], match[3] === '1']] : [])),
  );
}

/** For `document.cookie`: what it said about other lists stays. */
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
