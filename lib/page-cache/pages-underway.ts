/** Milliseconds after which nobody waits for a page any more; one that fails never says that it is done. */
const longest = 2_000;

type Making = { done: Promise<void>; end: () => void };

/** The pages that are being made in this process, by their name in the cache. */
const underway = new Map<string, Making>();

/** A page begins to be made; `pageIsMade` says that it is stored. */
export function pageIsUnderway(name: string): void {
  if (underway.has(name)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => pageIsMade(name), longest).unref();
  const end = () => {
    clearTimeout(timer);
    resolve();
  };
  underway.set(name, { done: promise, end });
}

export function pageIsMade(name: string): void {
  underway.get(name)?.end();
  underway.delete(name);
}

/** Resolves as soon as every page is made that was being made when it was called; at most `longest` later. */
export async function pagesUnderway(): Promise<void> {
  await Promise.all([...underway.values()].map(({ done }) => done));
}
