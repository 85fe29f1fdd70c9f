import { createRequire } from 'node:module';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { cacheLifetimes, cacheTags } from '../cache.ts';
import { backendAnswers } from './backend-health.ts';
import { contentSecurityPolicy } from './csp.ts';
import { inlineScriptHashes } from './script-hashes.ts';

type BaseConstructor = new (...args: unknown[]) => CacheHandler;
type Entry = NonNullable<CacheHandlerValue['value']>;

// Next resolves this file at run time and does not bundle it, hence `require` of its CommonJS base class.
const { default: FileSystemCache }: { default: BaseConstructor } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
);

/**
 * Next's own page cache, which also gives each prerendered page a content security policy with the hashes of exactly
 * the inline scripts in its HTML (docs/decisions/0005-csp-hashes.md). The policy travels in the entry's headers.
 */
export default class HashingCacheHandler extends FileSystemCache {
  /** One computation per entry: hashing at every request would cost 40 % of the throughput. */
  readonly #done = new WeakSet<Entry>();
  /** Shares the memory of Next's cache, and never writes to disk. */
  readonly #memory: CacheHandler;

  constructor(context: object) {
    super(context);
    this.#memory = new FileSystemCache({ ...context, flushToDisk: false });
  }

  override async get(...args: Parameters<CacheHandler['get']>): Promise<CacheHandlerValue | null> {
    const found = await super.get(...args);
    if (found?.value) this.#protect(found.value);
    return found && withBlogLimit(found);
  }

  override async set(...args: Parameters<CacheHandler['set']>): Promise<void> {
    // The headers object is shared with the answer that is about to be sent, so the first visitor is protected too.
    const [, entry] = args;
    if (entry) this.#protect(entry);
    // Anybody can invent addresses: a missing page is remembered, but must not fill the disk.
    const missing = entry?.kind === 'APP_PAGE' && entry.status === 404;
    await (missing ? this.#memory.set(...args) : super.set(...args));
  }

  #protect(entry: Entry): void {
    if (entry.kind !== 'APP_PAGE' || this.#done.has(entry)) return;
    const html = typeof entry.html === 'string' ? entry.html : String(entry.html);
    entry.headers ??= {};
    entry.headers['content-security-policy'] = contentSecurityPolicy([
      "'self'",
      ...inlineScriptHashes(html),
    ]);
    this.#done.add(entry);
  }
}

/**
 * Next shows an old page once more and makes the new one meanwhile, however old it is. A page of the blog may be shown
 * so only for a while; after that its visitor waits for the new one, unless it could not be made: a page that there is
 * goes on being shown while the database is down (docs/decisions/0017-freshness-and-outages.md).
 */
async function withBlogLimit(found: CacheHandlerValue): Promise<CacheHandlerValue> {
  const { value, lastModified } = found;
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return found;
  const tags = String(value.headers?.['x-next-cache-tags'] ?? '').split(',');
  if (!tags.includes(cacheTags.posts)) return found;
  const { blog: revalidate, blogAtMost: expire } = cacheLifetimes;
  const old = lastModified !== undefined && Date.now() - lastModified > expire * 1000;
  const waits = !old || (await backendAnswers());
  return { ...found, cacheControl: { revalidate, expire: waits ? expire : undefined } };
}
