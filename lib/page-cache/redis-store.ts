import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { RESP_TYPES, type RedisClientType } from '@redis/client';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { log } from '../log/log.ts';
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
