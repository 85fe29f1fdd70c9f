import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { cacheTags } from '../cache.ts';
import { env } from '../env.ts';
import { contentSecurityPolicy } from '../security/csp.ts';
import { inlineScriptHashes } from '../security/script-hashes.ts';
import {
  FileStore,
  FileSystemCache,
  type PageStore,
  revalidatedAt,
  tagMarks,
} from './file-store.ts';
import { RedisLink } from './redis-link.ts';
import { RedisStore } from './redis-store.ts';

type Context = { dev?: boolean; serverDistDir?: string };
type Entry = NonNullable<CacheHandlerValue['value']>;

/** One connection per process, although Next makes a handler per request. */
let shared: RedisStore | undefined;

/** Entries that carry their headers already. Hashing at every request would cost 40 % of the throughput. */
const completed = new WeakSet<Entry>();

/**
 * Next's page cache with a store of ours behind it: files, or Redis with `REDIS_URL`. Each HTML entry gets a content
 * security policy with the hashes of exactly its inline scripts (docs/decisions/0005-csp-hashes.md). Next makes a handler
 * for each request.
 */
export default class PageCacheHandler implements CacheHandler {
  /** Remembers in this process and never writes to disk. */
  readonly #memory: CacheHandler;
  readonly #store: PageStore;
  /** When this request first asked for what it may be about to make; it may make the same thing twice. */
  readonly #askedAt = new Map<string, number>();

  constructor(context: Context) {
    this.#memory = new FileSystemCache({ ...context, flushToDisk: false });
    this.#store = sharedStore(context, this.#memory) ?? new FileStore(context);
  }

  async get(...[key, context]: Parameters<CacheHandler['get']>): Promise<CacheHandlerValue | null> {
    if (!this.#askedAt.has(key)) this.#askedAt.set(key, Date.now());
    const found = await this.#store.get(key, context);
    if (found?.value) complete(found.value);
    return found;
  }

  async set(...[key, entry, context]: Parameters<CacheHandler['set']>): Promise<void> {
    if (!entry) return this.#store.set(key, entry, context);
    // The answer to the first visitor is sent with this very object, so it is protected too.
    complete(entry);
    const madeAt = await this.#store.madeAt(key, entry.kind);
    if (this.#isOutdated(key, tagsOf(entry, context))) return;
    const store = madeAt === 0 && mayBeInvented(entry) ? this.#memory : this.#store;
    await store.set(key, entry, context);
  }

  revalidateTag(...args: Parameters<CacheHandler['revalidateTag']>): Promise<void> {
    return this.#store.revalidateTag(...args);
  }

  resetRequestCache(): void {}

  /**
   * Next dates an entry by the end of its making. One that was begun before its tags were revalidated may hold what was
   * there before, and would pass for new: it is not kept.
   */
  #isOutdated(key: string, tags: readonly string[]): boolean {
    const askedAt = this.#askedAt.get(key) ?? Number.POSITIVE_INFINITY;
    return tags.some((tag) => revalidatedAt(tagMarks.get(tag)) >= askedAt);
  }
}

/** The store of an instance among others: undefined without `REDIS_URL`, during the build and in development. */
function sharedStore({ dev, serverDistDir }: Context, memory: CacheHandler): PageStore | undefined {
  if (!env.REDIS_URL || env.NEXT_PHASE === 'phase-production-build') return undefined;
  if (dev || !serverDistDir) return undefined;
  // Pages of one build mean nothing to another.
  const build = () => readFileSync(join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();
  shared ??= new RedisStore(new RedisLink(env.REDIS_URL), build(), memory);
  return shared;
}

/**
 * Addresses can be invented without end: missing pages and pictures stay in memory, which is bounded, unless they replace what was
 * there before. So do answers of `fetch`, whose addresses hold what the visitor typed.
 */
function mayBeInvented(entry: Entry): boolean {
  if (entry.kind === 'FETCH') return entry.data.url !== '';
  return 'status' in entry && entry.status === 404;
}

/** Puts the headers of an HTML page into its entry; Next sends them with it. */
function complete(entry: Entry): void {
  if (entry.kind !== 'APP_PAGE' || completed.has(entry)) return;
  entry.headers ??= {};
  entry.headers['content-security-policy'] = contentSecurityPolicy([
    "'self'",
    ...inlineScriptHashes(String(entry.html)),
  ]);
  // A redirect thrown while a page is made is sent with two `Location` headers at first, and later with none.
  const moved = pageTags(entry).find((tag) => tag.startsWith(cacheTags.moved('')));
  if (moved) {
    entry.status = 308;
    entry.headers['location'] = `/blog/${moved.slice(cacheTags.moved('').length)}`;
  }
  completed.add(entry);
}

const tagsOf = (entry: Entry, context: Parameters<CacheHandler['set']>[2]): readonly string[] =>
  context.fetchCache ? (context.tags ?? []) : pageTags(entry);

const pageTags = (entry: Entry): string[] =>
  'headers' in entry ? String(entry.headers?.['x-next-cache-tags'] ?? '').split(',') : [];
