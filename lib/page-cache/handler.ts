import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { cacheTags } from '../cache.ts';
import { env } from '../env.ts';
import { log } from '../log/log.ts';
import { pathOf } from '../parameter-pages.ts';
import { isOpenRedis } from '../ping-redis.ts';
import { contentSecurityPolicy, inlineScriptHashes } from '../security/csp.ts';
import { deriveKey } from '../security/keys.ts';
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

/** One connection per process; Next creates a handler for each request. */
let shared: RedisStore | undefined;

/** Entries that already have their headers. Hashing on every request would cost 40 % of the throughput. */
const completed = new WeakSet<Entry>();

/**
 * Next's page cache with a store of this application behind it: files, or Redis with `REDIS_URL`. Each HTML entry gets
 * a content security policy with the hashes of Next's inline scripts (docs/decisions/0005-csp-hashes.md). Next creates a
 * handler for each request.
 */
export default class PageCacheHandler implements CacheHandler {
  /** Keeps entries in this process's memory and never writes them to disk. */
  readonly #memory: CacheHandler;
  readonly #store: PageStore;
  /** When this request first looked up each key it may render; it may render the same key twice. */
  readonly #askedAt = new Map<string, number>();

  constructor(context: Context) {
    this.#memory = new FileSystemCache({ ...context, flushToDisk: false });
    this.#store = sharedStore(context, this.#memory) ?? new FileStore(context);
  }

  async get(...[key, context]: Parameters<CacheHandler['get']>): Promise<CacheHandlerValue | null> {
    if (!this.#askedAt.has(key)) this.#askedAt.set(key, Date.now());
    const found = await this.#store.get(key, context);
    if (found?.value) complete(key, found.value);
    return found;
  }

  async set(...[key, entry, context]: Parameters<CacheHandler['set']>): Promise<void> {
    if (!entry) return this.#store.set(key, entry, context);
    // Next sends this very object to the first visitor, so add the policy to it too.
    complete(key, entry);
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
   * Next dates an entry by the end of its rendering. An entry whose rendering began before its tags were revalidated
   * may contain old data and would count as fresh, so it is not stored.
   */
  #isOutdated(key: string, tags: readonly string[]): boolean {
    const askedAt = this.#askedAt.get(key) ?? Number.POSITIVE_INFINITY;
    return tags.some((tag) => revalidatedAt(tagMarks.get(tag)) >= askedAt);
  }
}

/** The shared store; undefined without `REDIS_URL`, during the build and in development. */
function sharedStore({ dev, serverDistDir }: Context, memory: CacheHandler): PageStore | undefined {
  if (!env.REDIS_URL || env.NEXT_PHASE === 'phase-production-build') return undefined;
  if (dev || !serverDistDir) return undefined;
  // The build id is part of the key, because other builds cannot use its pages.
  const build = () => readFileSync(join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();
  if (!shared && isOpenRedis(env.REDIS_URL)) {
    log.warn(
      'Page cache: REDIS_URL has no password. Set one (docs/operating.md, "Several instances").',
    );
  }
  const key = deriveKey(env.SUPABASE_SECRET_KEY, 'page-cache');
  shared ??= new RedisStore(new RedisLink(env.REDIS_URL), { build: build(), key }, memory);
  return shared;
}

/**
 * Clients can request any number of invented addresses. Missing pages and pictures, and answers of `fetch`, whose
 * addresses contain visitors' input, are therefore kept only in the bounded memory, unless they replace a stored entry.
 */
function mayBeInvented(entry: Entry): boolean {
  if (entry.kind === 'FETCH') return entry.data.url !== '';
  return 'status' in entry && entry.status === 404;
}

/** Adds the headers of an HTML page to its entry; Next sends them with it. */
function complete(key: string, entry: Entry): void {
  if (entry.kind !== 'APP_PAGE' || completed.has(entry)) return;
  entry.headers ??= {};
  const { hashes, unknown } = inlineScriptHashes(String(entry.html));
  entry.headers['content-security-policy'] = contentSecurityPolicy(["'self'", ...hashes]);
  for (const code of unknown) {
    log.error(`An inline script that is not Next's may not run: ${code.slice(0, 80)}`, undefined, {
      key,
    });
  }
  // Next sends a redirect thrown during rendering with two `Location` headers at first, and with none later.
  const moved = pageTags(entry).find((tag) => tag.startsWith(cacheTags.moved('')));
  if (moved) {
    entry.status = 308;
    entry.headers['location'] = pathOf('post', moved.slice(cacheTags.moved('').length));
  }
  completed.add(entry);
}

const tagsOf = (entry: Entry, context: Parameters<CacheHandler['set']>[2]): readonly string[] =>
  context.fetchCache ? (context.tags ?? []) : pageTags(entry);

const pageTags = (entry: Entry): string[] =>
  'headers' in entry ? String(entry.headers?.['x-next-cache-tags'] ?? '').split(',') : [];
