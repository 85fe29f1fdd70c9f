import { randomUUID } from 'node:crypto';
import { RESP_TYPES, type RedisClientType } from '@redis/client';
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { packEntry, readStamp, stampLength, unpackEntry } from './entry-bytes.ts';
import type { RedisLink } from './redis-link.ts';
import type { TagMark } from './tag-marks.ts';

/** A build is replaced or its pages are made again long before; then Redis forgets. Marks must outlive the pages. */
const keptSeconds = { page: 7 * 86_400, marks: 30 * 86_400 };
/** The field beside the tags that changes with every mark. No tag is called so. */
const version = '';

/**
 * The pages and reads of one build that its instances share, and what was revalidated on any of them. Every look-up asks
 * for the marks first: after a publication no other instance shows what it remembers (docs/decisions/0018-redis.md).
 */
export class SharedPages {
  readonly #link: RedisLink;
  readonly #prefix: string;
  readonly #marks: Map<string, TagMark>;
  #known: string | undefined;
  /** Marks that Redis has not taken yet: they are sent as soon as it answers. */
  readonly #owed = new Map<string, TagMark>();

  /** `marks` are those of this process, which Next asks about every page and read. */
  constructor(link: RedisLink, build: string, marks: Map<string, TagMark>) {
    this.#link = link;
    this.#prefix = `dauro:${build}:`;
    this.#marks = marks;
  }

  /** When the shared copy was made; 0 when there is none, or nobody knows. */
  async madeAt(name: string): Promise<number> {
    const stamp = await this.#link.ask(async (redis) => {
      if (this.#owed.size > 0) await this.#pay(redis);
      const [current, start] = await Promise.all([
        redis.hGet(this.#prefix, version),
        redis.getRange(this.#prefix + name, 0, stampLength - 1),
      ]);
      if ((current ?? undefined) !== this.#known) await this.#learn(redis);
      return start;
    });
    return readStamp(stamp ?? '');
  }

  async read(name: string): Promise<CacheHandlerValue | undefined> {
    const bytes = await this.#link.ask((redis) =>
      redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(this.#prefix + name),
    );
    return bytes ? unpackEntry(bytes) : undefined;
  }

  async keep(name: string, entry: CacheHandlerValue): Promise<void> {
    const bytes = packEntry(entry);
    const expiration = { type: 'EX', value: keptSeconds.page } as const;
    await this.#link.ask((redis) => redis.set(this.#prefix + name, bytes, { expiration }));
  }

  /** Tells the other instances what this one has just marked. */
  async mark(tags: string[]): Promise<void> {
    for (const tag of tags) this.#owed.set(tag, { ...this.#marks.get(tag) });
    await this.#link.ask((redis) => this.#pay(redis));
  }

  async #pay(redis: RedisClientType): Promise<void> {
    const sent = [...this.#owed];
    const fields = sent.map(([tag, mark]) => [tag, JSON.stringify(mark)] as const);
    await redis
      .multi()
      .hSet(this.#prefix, Object.fromEntries([...fields, [version, randomUUID()]]))
      .expire(this.#prefix, keptSeconds.marks)
      .exec();
    for (const [tag, mark] of sent) if (this.#owed.get(tag) === mark) this.#owed.delete(tag);
  }

  async #learn(redis: RedisClientType): Promise<void> {
    const { [version]: current, ...marks } = await redis.hGetAll(this.#prefix);
    for (const [tag, mark] of Object.entries(marks)) {
      if (!this.#owed.has(tag)) this.#marks.set(tag, JSON.parse(mark));
    }
    this.#known = current;
  }
}
