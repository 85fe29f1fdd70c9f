import { RESP_TYPES } from '@redis/client';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/log/log';
import { findRedis, OwnRedis, withoutRedis } from '../../tests/setup/redis.ts';
import { FileSystemCache, type TagMark } from './file-store';
import { RedisLink } from './redis-link';
import { RedisStore } from './redis-store';

const file = await findRedis();
if (!file) console.warn(withoutRedis);

const page = {
  kind: 'APP_PAGE',
  html: '<p>Niño «ñ» €</p>',
  rscData: Buffer.from([0, 255, 254, 10]),
  segmentData: new Map([['/_tree', Buffer.from('árbol')]]),
  headers: { 'content-security-policy': "default-src 'self'" },
  status: undefined,
  postponed: undefined,
} as never;
const context = { kind: 'APP_PAGE', cacheControl: { revalidate: 60 } } as never;

describe.skipIf(!file)('what instances share', () => {
  let redis: OwnRedis;

  /** Simulates a process with its own memory and marks. */
  function instance(build = 'one') {
    const marks = new Map<string, TagMark>();
    const link = new RedisLink(redis.url);
    const entries = new Map<string, CacheHandlerValue>();
    const memory = {
      get: async (key: string) => entries.get(key) ?? null,
      set: async (key: string, value: never) =>
        void entries.set(key, { value, lastModified: Date.now() }),
      revalidateTag: async (tag: string) => void marks.set(tag, { expired: Date.now() }),
    } as unknown as CacheHandler;
    const store = new RedisStore(link, { build, key: Buffer.alloc(32, 'k') }, memory, marks);
    // Next has one memory per process; here each simulated instance has its own.
    const get = (key: string) => {
      FileSystemCache.memoryCache = { set: (name, entry) => void entries.set(name, entry) };
      return store.get(key, context);
    };
    const set = (key: string) => store.set(key, page, context);
    return { marks, store, link, get, set };
  }

  type Instance = ReturnType<typeof instance>;
  const eachGets = async (...instances: Instance[]) => {
    for (const { get } of instances) await get('/blog');
  };
  const eventually = (check: () => Promise<void>) =>
    vi.waitFor(check, { timeout: 10_000, interval: 100 });
  /** Waits until `other` has the marks of `one`, and no other ones, by ordinary requests. */
  const sharesMarks = (one: Instance, other: Instance) =>
    eventually(async () => {
      await eachGets(one, other);
      expect(other.marks).toEqual(one.marks);
      expect(other.marks.size).toBe(1);
    });
  /** Two marks in the same millisecond are one. */
  const laterThan = (mark: TagMark | undefined) =>
    vi.waitUntil(() => Date.now() > (mark?.expired ?? 0), { interval: 1 });

  beforeEach(async () => {
    redis = await OwnRedis.start(String(file));
    for (const way of ['warn', 'error'] as const) vi.spyOn(log, way).mockReturnValue();
  });
  afterEach(() => redis.end());

  it('is shared unchanged, within one build only', async () => {
    const [one, other, later] = [instance(), instance(), instance('two')];
    expect(await one.get('/blog')).toBeNull();
    await one.set('/blog');
    const shared = await other.get('/blog');
    expect(shared).toMatchObject({ value: page, cacheControl: { revalidate: 60 } });
    expect(shared?.value).toMatchObject({ rscData: expect.any(Buffer) });
    expect(await other.store.madeAt('/blog')).toBe(shared?.lastModified);
    expect(await later.get('/blog')).toBeNull();
  });

  it('is not served when this site did not sign it for this address', async () => {
    const [one, other] = [instance(), instance()];
    await one.set('/blog');
    await one.store.revalidateTag('posts');
    const name = 'dauro:one:/blog';
    const planted = await one.link.ask(async (client) => {
      const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
      const signed = (await bytes.get(name)) ?? Buffer.alloc(0);
      const changed = Buffer.from(signed);
      changed.write('X', 40);
      await client.set(name, changed);
      await client.set('dauro:one:/tienda', signed);
      await client.set('dauro:one:/corto', '9999999999999');
      await client.hSet('dauro:one:marks', { products: btoa('{"expired":1}'), '': 'new' });
      return true;
    });
    expect(planted).toBe(true);
    for (const key of ['/blog', '/tienda', '/corto']) expect(await other.get(key), key).toBeNull();
    expect(log.error).toHaveBeenCalledTimes(3);
    expect([...other.marks.keys()]).toEqual(['posts']);
    // A refused entry is removed, so that it is not fetched again.
    expect(await other.store.madeAt('/blog')).toBe(0);
  });

  it('expires', async () => {
    const { store, set, link } = instance();
    await set('/blog');
    await store.revalidateTag('posts');
    const left = await link.ask(async (client) =>
      Promise.all((await client.keys('*')).map((key) => client.ttl(key))),
    );
    expect(left).toHaveLength(2);
    for (const seconds of left ?? []) expect(seconds).toBeGreaterThan(86_400);
  });

  it('reads the marks of other instances at the next request', async () => {
    const [one, other] = [instance(), instance()];
    await other.get('/blog');
    await one.store.revalidateTag('posts');
    await other.get('/blog');
    expect(other.marks).toEqual(one.marks);
    // A later mark of the same tag, and an instance that did not see the first.
    const first = one.marks.get('posts');
    await laterThan(first);
    await other.store.revalidateTag('posts');
    const late = instance();
    await eachGets(one, late);
    expect(one.marks.get('posts')?.expired).toBeGreaterThan(first?.expired ?? 0);
    expect(one.marks).toEqual(other.marks);
    expect(late.marks).toEqual(other.marks);
  });

  it('works without Redis during an outage and sends pending marks afterwards', async () => {
    const [one, other] = [instance(), instance()];
    await eachGets(one, other);
    await redis.end();
    await one.store.revalidateTag('posts');
    const since = Date.now();
    const asked = vi.fn();
    const ask = one.link.ask.bind(one.link);
    one.link.ask = (question) =>
      ask((client) => {
        asked();
        return question(client);
      });
    for (let count = 0; count < 50; count += 1) {
      await one.set('/blog');
      expect(await one.get('/blog')).toMatchObject({ value: page });
      expect(await one.store.madeAt('/blog')).toBe(0);
    }
    // One every two seconds tries whether Redis is back, however long the 150 take.
    expect(asked.mock.calls.length).toBeLessThanOrEqual(1 + (Date.now() - since) / 2_000);
    expect(log.error).toHaveBeenCalledTimes(1);
    await redis.start();
    await sharesMarks(one, other);
  });

  it('keeps the later of two marks after an instance was disconnected', async () => {
    const [one, other] = [instance(), instance()];
    await eachGets(one, other);
    // `one` sets its mark first, while it cannot connect to Redis.
    one.link.ask = async () => undefined;
    await one.store.revalidateTag('posts');
    one.marks.set('posts', { expired: Date.now() - 1000 });
    await other.store.revalidateTag('posts');
    const later = other.marks.get('posts');
    Reflect.deleteProperty(one.link, 'ask');
    await eachGets(one, other);
    expect(one.marks.get('posts')).toEqual(later);
    expect(other.marks.get('posts')).toEqual(later);
  });

  it('keeps a mark pending that was set while an earlier one was being sent', async () => {
    const [one, other] = [instance(), instance()];
    await eachGets(one, other);
    redis.freeze();
    await one.store.revalidateTag('posts');
    await laterThan(one.marks.get('posts'));
    await one.store.revalidateTag('posts');
    redis.thaw();
    await sharesMarks(one, other);
  });

  it('waits for a hanging Redis once, not at every request', async () => {
    const { store, set } = instance();
    await set('/blog');
    redis.freeze();
    const since = Date.now();
    for (let count = 0; count < 20; count += 1) expect(await store.madeAt('/blog')).toBe(0);
    expect(Date.now() - since).toBeLessThan(1_500);
    expect(log.error).toHaveBeenCalledTimes(1);
    redis.thaw();
    await eventually(async () => expect(await store.madeAt('/blog')).toBeGreaterThan(0));
    expect(log.warn).toHaveBeenCalledWith('Page cache: Redis answers again.');
  });

  it('starts without Redis and connects later', async () => {
    await redis.end();
    const { store, set } = instance();
    const since = Date.now();
    expect(await store.madeAt('/blog')).toBe(0);
    expect(Date.now() - since).toBeLessThan(3_000);
    await redis.start();
    await eventually(async () => {
      await set('/blog');
      expect(await store.madeAt('/blog')).toBeGreaterThan(0);
    });
  });
});
