import { randomUUID } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { RESP_TYPES, type RedisClientType } from '@redis/client';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import {
  FileSystemCache,
  type PageStore,
  revalidatedAt,
  type TagMark,
  tagMarks,
} from './file-store.ts';
import type { RedisLink } from './redis-link.ts';

/** In seconds. Marks must be kept longer than the pages that they expire. */
const keptSeconds = { page: 7 * 86_400, marks: 30 * 86_400 };
/** Each entry starts with its creation time, so that the time can be read without fetching the entry. */
const stampLength = 13;
const version = ''; // the field beside the tags that changes with every mark; no tag has this name

/** Entries and marks shared by a build's instances; memory and disk come first (docs/decisions/0018-redis.md). */
export class RedisStore implements PageStore {
  readonly #link: RedisLink;
  readonly #prefix: string;
  readonly #memory: CacheHandler;
  readonly #marks: typeof tagMarks;
  #known: string | null = null;
  /** Marks still to be sent to Redis, as JSON. */
  readonly #pending = new Map<string, string>();

  constructor(link: RedisLink, build: string, memory: CacheHandler, marks = tagMarks) {
    this.#link = link;
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
      return found && deserialize(found.subarray(stampLength));
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
    const bytes = Buffer.concat([Buffer.from(String(lastModified)), entry]);
    const expiration = { type: 'EX', value: keptSeconds.page } as const;
    await this.#link.ask((redis) => redis.set(this.#prefix + key, bytes, { expiration }));
  }

  /** Sends the marks of this instance to the others, at once or when Redis is available again. */
  async revalidateTag(...args: Parameters<CacheHandler['revalidateTag']>): Promise<void> {
    await this.#memory.revalidateTag(...args);
    for (const tag of [args[0]].flat())
      this.#pending.set(tag, JSON.stringify(this.#marks.get(tag)));
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
      const mark: TagMark = JSON.parse(text);
      if (revalidatedAt(mark) <= revalidatedAt(this.#marks.get(tag))) continue;
      this.#marks.set(tag, mark);
      this.#pending.delete(tag);
    }
    this.#known = current ?? null;
  }
}
