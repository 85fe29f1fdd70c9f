import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deserialize, serialize } from 'node:v8';
import { createClient, RESP_TYPES, type RedisClientType } from '@redis/client';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { log } from '../log/log.ts';
import { withTimeout } from '../with-timeout.ts';

/** When a tag was revalidated, in milliseconds since 1970. */
export type TagMark = { stale?: number; expired?: number };

/**
 * The time from which a tag counts as revalidated, or 0. With `revalidateTag(…, 'max')` entries become stale at once
 * and expire in a year, so only a past `expired` counts.
 */
export function revalidatedAt({ stale = 0, expired = 0 }: TagMark = {}): number {
  return Math.max(stale, expired <= Date.now() ? expired : 0);
}

type FilePathKind = 'APP_PAGE' | 'APP_ROUTE';
type FileSystemCacheClass = {
  new (context: object): CacheHandler & { getFilePath(key: string, kind: FilePathKind): string };
  /** Next's in-memory entries, one map for all handlers of this process. */
  memoryCache?: { set(key: string, entry: CacheHandlerValue): void } | undefined;
};

// Next loads the cache handler at run time without bundling it, hence `require` of Next's own CommonJS modules.
const load = createRequire(import.meta.url);
const cacheFolder = 'next/dist/server/lib/incremental-cache';
/** The tags revalidated in this process or read from Redis; Next checks every entry against this map. */
export const { tagsManifest: tagMarks }: { tagsManifest: Map<string, TagMark> } = load(
  `${cacheFolder}/tags-manifest.external.js`,
);

/** Next's own page cache: files below the build, and a bounded memory in front of them. */
export const { default: FileSystemCache }: { default: FileSystemCacheClass } = load(
  `${cacheFolder}/file-system-cache.js`,
);

/** The page cache's store of entries. */
export interface PageStore extends Pick<CacheHandler, 'get' | 'set' | 'revalidateTag'> {
  /** When the entry was rendered (milliseconds since 1970), or 0; also reads the tags revalidated elsewhere. */
  madeAt(key: string, kind: string): Promise<number>;
}

export class FileStore extends FileSystemCache implements PageStore {
  async madeAt(key: string, kind: string): Promise<number> {
    if (kind !== 'APP_PAGE' && kind !== 'APP_ROUTE') return 0;
    // The build stores a page under its path, and Next reads that file until a file with the complete key exists.
    const [, address = key] = key.split('/$');
    const times = [key, address].map((name) =>
      writtenAt(this.getFilePath(`${name}.${kind === 'APP_ROUTE' ? 'body' : 'html'}`, kind)),
    );
    return Math.max(...times);
  }
}

/** 0 also for an invented address that no file can have: too long, or with a null byte. */
function writtenAt(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

const milliseconds = { connection: 2_000, answer: 500, pause: 2_000 };

/** A Redis connection that never throws and never hangs: a request without an answer in time returns undefined. */
export class RedisLink {
  readonly #client: RedisClientType;
  /** The first requests wait for the connection, so that a new instance reads the marks of the others. */
  readonly #connected: Promise<unknown>;
  /** When to try Redis again; 0 while it answers. */
  #askAgainAt = 0;

  constructor(url: string) {
    // Without the offline queue, commands do not wait for a connection that may never return; pings detect a connection
    // that ended silently.
    this.#client = createClient({
      url,
      disableOfflineQueue: true,
      pingInterval: 2_000,
      socket: {
        connectTimeout: milliseconds.connection,
        socketTimeout: 6_000,
        reconnectStrategy: 500,
      },
    });
    // Every failed reconnection emits an event; `ask` logs an outage once.
    this.#client.on('error', () => undefined);
    this.#connected = withTimeout(this.#client.connect(), milliseconds.connection).catch(
      () => undefined,
    );
  }

  /** The result, or undefined while Redis is down or slow; then one request every two seconds tries it. */
  async ask<T>(question: (redis: RedisClientType) => Promise<T>): Promise<T | undefined> {
    await this.#connected;
    if (Date.now() < this.#askAgainAt) return undefined;
    if (this.#askAgainAt > 0) this.#askAgainAt = Date.now() + milliseconds.pause;
    try {
      // The client's own timeout ends when a command is sent, so it does not notice a Redis that hangs.
      const answer = await withTimeout(question(this.#client), milliseconds.answer);
      if (this.#askAgainAt > 0) log.warn('Page cache: Redis answers again.');
      this.#askAgainAt = 0;
      return answer;
    } catch (error) {
      if (this.#askAgainAt === 0) log.error('Page cache: Redis does not answer.', error);
      this.#askAgainAt = Date.now() + milliseconds.pause;
      return undefined;
    }
  }
}

/** In seconds. Marks must be kept longer than the pages that they expire. */
const keptSeconds = { page: 7 * 86_400, marks: 30 * 86_400 };
/** Each entry starts with its creation time, so that the time can be read without fetching the entry. */
const stampLength = 13;
const signatureLength = 32;
/** Keeps the signature of a mark from being one of an entry. */
const markPrefix = 'mark:';
const version = ''; // the field beside the tags that changes with every mark; no tag has this name

/**
 * Entries and marks shared by a build's instances; memory and disk come first (docs/decisions/0018-redis.md). Both are
 * signed, so that a program that can write into Redis cannot write pages.
 */
export class RedisStore implements PageStore {
  readonly #link: RedisLink;
  readonly #prefix: string;
  readonly #key: Buffer;
  readonly #memory: CacheHandler;
  readonly #marks: typeof tagMarks;
  #known: string | null = null;
  /** Marks still to be sent to Redis, as JSON. */
  readonly #pending = new Map<string, string>();

  constructor(
    link: RedisLink,
    { build, key }: { build: string; key: Buffer },
    memory: CacheHandler,
    marks = tagMarks,
  ) {
    this.#link = link;
    this.#key = key;
    this.#prefix = `dauro:${build}:`;
    this.#memory = memory;
    this.#marks = marks;
  }

  /** The newest entry of any instance. Marks are read first, because they decide whether it is stale. */
  async get(...args: Parameters<CacheHandler['get']>): Promise<CacheHandlerValue | null> {
    const madeAt = await this.madeAt(args[0]);
    const own = await this.#memory.get(...args);
    if (madeAt <= (own?.lastModified ?? 0)) return own;
    const entry = await this.#link.ask(async (redis) => {
      const bytes = redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
      const found = await bytes.get(this.#prefix + args[0]);
      if (!found) return null;
      const entry = this.#verified(args[0], found);
      if (entry) return deserialize(entry.subarray(stampLength));
      log.error('Page cache: an entry in Redis is not signed by this site.', undefined, {
        key: args[0],
      });
      await redis.del(this.#prefix + args[0]);
      return null;
    });
    if (!entry) return own;
    FileSystemCache.memoryCache?.set(args[0], entry);
    return this.#memory.get(...args);
  }

  /** Serialised with V8, since JSON would lose the Buffers and Maps of an entry. */
  async set(...[key, value, context]: Parameters<CacheHandler['set']>): Promise<void> {
    const lastModified = Date.now();
    await this.#memory.set(key, value, context);
    const cacheControl = context.fetchCache ? undefined : context.cacheControl;
    const entry = serialize({ lastModified, value, cacheControl });
    const stamped = Buffer.concat([Buffer.from(String(lastModified)), entry]);
    const bytes = Buffer.concat([stamped, this.#sign(key, stamped)]);
    const expiration = { type: 'EX', value: keptSeconds.page } as const;
    await this.#link.ask((redis) => redis.set(this.#prefix + key, bytes, { expiration }));
  }

  /** Sends the marks of this instance to the others, at once or when Redis is available again. */
  async revalidateTag(...args: Parameters<CacheHandler['revalidateTag']>): Promise<void> {
    await this.#memory.revalidateTag(...args);
    for (const tag of [args[0]].flat()) this.#pending.set(tag, this.#signedMark(tag));
    await this.madeAt('');
  }

  async madeAt(key: string): Promise<number> {
    const stamp = await this.#link.ask(async (redis) => {
      const [current, start] = await Promise.all([
        redis.hGet(`${this.#prefix}marks`, version),
        redis.getRange(this.#prefix + key, 0, stampLength - 1),
      ]);
      if (current !== this.#known) await this.#readMarks(redis);
      if (this.#pending.size > 0) await this.#sendMarks(redis);
      return start;
    });
    return Number(stamp ?? 0);
  }

  #sign(name: string, content: Uint8Array): Buffer {
    return createHmac('sha256', this.#key)
      .update(`${this.#prefix}${name}\0`)
      .update(content)
      .digest();
  }

  /** The content in front of its signature; undefined when this site did not sign it under this name. */
  #verified(name: string, bytes: Buffer): Buffer | undefined {
    const content = bytes.subarray(0, -signatureLength);
    const signature = bytes.subarray(content.length);
    if (signature.length !== signatureLength) return undefined;
    return timingSafeEqual(signature, this.#sign(name, content)) ? content : undefined;
  }

  #signedMark(tag: string): string {
    const mark = Buffer.from(JSON.stringify(this.#marks.get(tag)));
    return Buffer.concat([mark, this.#sign(markPrefix + tag, mark)]).toString('base64');
  }

  async #sendMarks(redis: RedisClientType): Promise<void> {
    const sent = [...this.#pending];
    const fields = Object.fromEntries([...sent, [version, randomUUID()]]);
    const key = `${this.#prefix}marks`;
    await redis.multi().hSet(key, fields).expire(key, keptSeconds.marks).exec();
    // Keep a mark that was replaced while this one was being sent.
    for (const [tag, mark] of sent) if (this.#pending.get(tag) === mark) this.#pending.delete(tag);
  }

  /** Keeps the newer mark of each tag: an instance that was disconnected may send an older one late. */
  async #readMarks(redis: RedisClientType): Promise<void> {
    const { [version]: current, ...marks } = await redis.hGetAll(`${this.#prefix}marks`);
    for (const [tag, text] of Object.entries(marks)) {
      const bytes = Buffer.from(text, 'base64');
      const signed = this.#verified(markPrefix + tag, bytes);
      if (!signed) continue;
      const mark: TagMark = JSON.parse(signed.toString());
      if (revalidatedAt(mark) <= revalidatedAt(this.#marks.get(tag))) continue;
      this.#marks.set(tag, mark);
      this.#pending.delete(tag);
    }
    this.#known = current ?? null;
  }
}
