import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { cacheLifetimes, cacheTags } from '../cache.ts';
import { holdsNothing } from '../page-cache/holds-nothing.ts';
import { openSharedPages } from '../page-cache/open-shared-pages.ts';
import { pageIsMade, pageIsUnderway, pagesUnderway } from '../page-cache/pages-underway.ts';
import type { SharedPages } from '../page-cache/shared-pages.ts';
import { wasRevalidatedSince } from '../page-cache/tag-marks.ts';
import { backendAnswers } from './backend-health.ts';
import { contentSecurityPolicy } from './csp.ts';
import { inlineScriptHashes } from './script-hashes.ts';

type Base = {
  new (...args: unknown[]): CacheHandler & { getFilePath(key: string, kind: 'FETCH'): string };
  /** What Next remembers in this process, one for all requests. */
  memoryCache?: { set(key: string, entry: CacheHandlerValue): void };
};
type Entry = NonNullable<CacheHandlerValue['value']>;

// Next resolves this file at run time and does not bundle it, hence `require` of its CommonJS base class.
const { default: FileSystemCache }: { default: Base } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
);

/**
 * One computation per entry: hashing at every request would cost 40 % of the throughput. Outside the class, because Next
 * makes a handler for each request.
 */
const protectedEntries = new WeakSet<Entry>();

/**
 * Next's own page cache, which also gives each prerendered page a content security policy with the hashes of exactly
 * the inline scripts in its HTML (docs/decisions/0005-csp-hashes.md), after its own scripts were put off until it is
 * drawn (docs/decisions/0020-scripts-after-paint.md). The policy travels in the entry's headers. With
 * `REDIS_URL` it shares with other instances what it makes (docs/decisions/0018-redis.md).
 */
export default class HashingCacheHandler extends FileSystemCache {
  /** Shares the memory of Next's cache, and never writes to disk. */
  readonly #memory: CacheHandler;
  readonly #shared: Promise<SharedPages> | undefined;
  /** When this request first asked for what it may be about to make; it may make the same thing twice. */
  readonly #askedAt = new Map<string, number>();

  constructor(context: object) {
    super(context);
    this.#memory = new FileSystemCache({ ...context, flushToDisk: false });
    this.#shared = openSharedPages(context);
  }

  override async get(...args: Parameters<CacheHandler['get']>): Promise<CacheHandlerValue | null> {
    const [key, { kind }] = args;
    if (!this.#askedAt.has(key)) this.#askedAt.set(key, Date.now());
    const stored = this.#shared
      ? await this.#newest(await this.#shared, args)
      : await super.get(...args);
    if (stored?.value) protect(stored.value);
    const found = stored && (await withBlogLimit(stored));
    if (kind !== 'FETCH' && isMadeAgain(found)) pageIsUnderway(key);
    return found;
  }

  override async set(...args: Parameters<CacheHandler['set']>): Promise<void> {
    const [key, entry, context] = args;
    // The headers object is shared with the answer that is about to be sent, so the first visitor is protected too.
    if (entry) protect(entry);
    try {
      if (await this.#isOutdated(...args)) return;
      await this.#keep(...args);
    } finally {
      if (!context.fetchCache) pageIsMade(key);
    }
  }

  async #keep(...args: Parameters<CacheHandler['set']>): Promise<void> {
    const [key, entry, context] = args;
    const madeAt = Date.now();
    const missing = entry ? await this.#isInvented(key, entry) : false;
    await (missing || this.#shared ? this.#memory.set(...args) : super.set(...args));
    if (!this.#shared || !entry || missing) return;
    const cacheControl = context.fetchCache ? undefined : context.cacheControl;
    await (await this.#shared).keep(sharedName(key, Boolean(context.fetchCache)), {
      lastModified: madeAt,
      value: entry,
      ...(cacheControl && { cacheControl }),
    });
  }

  override async revalidateTag(...args: Parameters<CacheHandler['revalidateTag']>): Promise<void> {
    await super.revalidateTag(...args);
    const [tags, mayBeShownOnceMore] = args;
    if (this.#shared) await (await this.#shared).mark([tags].flat());
    // Next answers with a page that is just being made whoever asks for it meanwhile; this one is still from before.
    if (!mayBeShownOnceMore) await pagesUnderway();
  }

  /**
   * What began to be made before its tags were revalidated may hold what was there before, and would pass for new. It is
   * not kept; what it would have replaced has expired, so the next visitor's page is made again.
   */
  async #isOutdated(...[key, entry, context]: Parameters<CacheHandler['set']>): Promise<boolean> {
    const askedAt = this.#askedAt.get(key);
    if (!entry || askedAt === undefined) return false;
    // What other instances have revalidated is known after a question.
    if (this.#shared)
      await (await this.#shared).madeAt(sharedName(key, Boolean(context.fetchCache)));
    return wasRevalidatedSince(
      context.fetchCache ? (context.tags ?? []) : pageTags(entry),
      askedAt,
    );
  }

  /**
   * Anybody can invent addresses: a missing page, and a read that found nothing for it, are remembered, but must not fill
   * the disk, nor what is shared. Where something was found before, that it is gone must be kept in its place.
   */
  async #isInvented(key: string, entry: Entry): Promise<boolean> {
    if (entry.kind === 'APP_PAGE') return entry.status === 404;
    if (!holdsNothing(entry)) return false;
    if (this.#shared) return (await (await this.#shared).madeAt(sharedName(key, true))) === 0;
    return !existsSync(this.getFilePath(key, 'FETCH'));
  }

  /** What this instance has, or what another has made since. What was revalidated must be known before either is judged. */
  async #newest(
    shared: SharedPages,
    [key, context]: Parameters<CacheHandler['get']>,
  ): Promise<CacheHandlerValue | null> {
    const name = sharedName(key, context.kind === 'FETCH');
    const madeAt = await shared.madeAt(name);
    const own = await super.get(key, context);
    if (madeAt <= (own?.lastModified ?? 0)) return own;
    const newer = await shared.read(name);
    if (!newer) return own;
    FileSystemCache.memoryCache?.set(key, newer);
    return newer;
  }
}

const sharedName = (key: string, isRead: boolean) => `${isRead ? 'read' : 'page'}:${key}`;

function protect(entry: Entry): void {
  if (entry.kind !== 'APP_PAGE' || protectedEntries.has(entry)) return;
  entry.headers ??= {};
  entry.headers['content-security-policy'] = contentSecurityPolicy([
    "'self'",
    ...inlineScriptHashes(String(entry.html)),
  ]);
  protectedEntries.add(entry);
}

const pageTags = (entry: Entry): string[] =>
  'headers' in entry ? String(entry.headers?.['x-next-cache-tags'] ?? '').split(',') : [];

/** Next makes a page when there is none, and when it is older than it may be. */
function isMadeAgain(found: CacheHandlerValue | null): boolean {
  const seconds = found?.cacheControl?.revalidate;
  const age = Date.now() - (found?.lastModified ?? 0);
  return !found || (typeof seconds === 'number' && age > seconds * 1000);
}

/**
 * Next shows an old page once more and makes the new one meanwhile, however old it is. A page of the blog may be shown
 * so only for a while; after that its visitor waits for the new one, unless it could not be made: a page that there is
 * goes on being shown while the database is down (docs/decisions/0017-freshness-and-outages.md).
 */
async function withBlogLimit(found: CacheHandlerValue): Promise<CacheHandlerValue> {
  const { value, lastModified } = found;
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return found;
  if (!pageTags(value).includes(cacheTags.posts)) return found;
  const { blog: revalidate, blogAtMost: expire } = cacheLifetimes;
  const old = lastModified !== undefined && Date.now() - lastModified > expire * 1000;
  const waits = !old || (await backendAnswers());
  return { ...found, cacheControl: { revalidate, expire: waits ? expire : undefined } };
}
