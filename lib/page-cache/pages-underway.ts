/** Milliseconds after which nobody waits for a page any more; one that fails never says that it is done. */
const longest = 2_000;

type Making = PromiseWithResolvers<void> & { timer: NodeJS.Timeout };

/** The pages that are being made in this process, by their name in the cache. */
const underway = new Map<string, Making>();

/** A page begins to be made; `pageIsMade` says that it is stored. */
export function pageIsUnderway(name: string): void {
  const before = underway.get(name);
  clearTimeout(before?.timer);
  const timer = setTimeout(() => pageIsMade(name), longest).unref();
  underway.set(name, { ...(before ?? Promise.withResolvers<void>()), timer });
}

export function pageIsMade(name: string): void {
  const making = underway.get(name);
  clearTimeout(making?.timer);
  making?.resolve();
  underway.delete(name);
}

/** Resolves as soon as every page is made that was being made when it was called; `longest` later for one that fails. */
export async function pagesUnderway(): Promise<void> {
  await Promise.all([...underway.values()].map(({ promise }) => promise));
}
