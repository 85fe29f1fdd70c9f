import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findRedis, OwnRedis, withoutRedis } from '../../tests/setup/redis.ts';
import { RedisLink } from './redis-link';
import { SharedPages } from './shared-pages';
import type { TagMark } from './tag-marks';

const file = await findRedis();
if (!file) console.warn(withoutRedis);

const page = {
  lastModified: 1_764_000_000_123,
  value: { kind: 'APP_ROUTE', body: Buffer.from('a'), status: 200, headers: {} },
};
const entry = page as never;

describe.skipIf(!file)('what instances share', () => {
  let redis: OwnRedis;
  let links: RedisLink[] = [];

  function instance(build = 'one') {
    const marks = new Map<string, TagMark>();
    const link = new RedisLink(redis.url);
    links.push(link);
    return { marks, pages: new SharedPages(link, build, marks), link };
  }

  beforeEach(async () => {
    redis = await OwnRedis.start(String(file));
    for (const way of ['warn', 'error'] as const) vi.spyOn(console, way).mockReturnValue();
  });
  afterEach(async () => {
    for (const link of links) link.close();
    links = [];
    await redis.end();
    vi.restoreAllMocks();
  });

  it('hands on what another has made, within one build only', async () => {
    const [one, other, later] = [instance(), instance(), instance('two')];
    expect(await one.pages.madeAt('page:/blog')).toBe(0);
    await one.pages.keep('page:/blog', entry);
    expect(await other.pages.madeAt('page:/blog')).toBe(1_764_000_000_123);
    expect(await other.pages.read('page:/blog')).toEqual(page);
    expect(await later.pages.madeAt('page:/blog')).toBe(0);
    expect(await later.pages.read('page:/blog')).toBeUndefined();
  });

  it('lets everything expire', async () => {
    const { pages, marks, link } = instance();
    await pages.keep('page:/blog', entry);
    marks.set('posts', { expired: 1 });
    await pages.mark(['posts']);
    const left = await link.ask(async (client) =>
      Promise.all((await client.keys('*')).map((key) => client.ttl(key))),
    );
    expect(left).toHaveLength(2);
    for (const seconds of left ?? []) expect(seconds).toBeGreaterThan(86_400);
  });

  it('tells every instance what was revalidated, at its next question', async () => {
    const [one, other] = [instance(), instance()];
    await other.pages.madeAt('page:/blog');
    one.marks.set('posts', { expired: 5 });
    await one.pages.mark(['posts']);
    await other.pages.madeAt('page:/blog');
    expect(other.marks).toEqual(new Map([['posts', { expired: 5 }]]));
    // A later mark of the same tag, and one who was not there at the first.
    other.marks.set('posts', { expired: 5, stale: 7 });
    await other.pages.mark(['posts']);
    const late = instance();
    for (const { pages } of [one, late]) await pages.madeAt('page:/blog');
    expect(one.marks).toEqual(other.marks);
    expect(late.marks).toEqual(other.marks);
  });

  it('goes on while Redis is down, says so once, and pays what it owes', async () => {
    const [one, other] = [instance(), instance()];
    for (const { pages } of [one, other]) await pages.madeAt('page:/blog');
    await redis.end();
    one.marks.set('posts', { expired: 5 });
    await one.pages.mark(['posts']);
    const since = Date.now();
    for (let count = 0; count < 50; count += 1) {
      expect(await one.pages.madeAt('page:/blog')).toBe(0);
      expect(await one.pages.read('page:/blog')).toBeUndefined();
      await one.pages.keep('page:/blog', entry);
    }
    expect(Date.now() - since).toBeLessThan(500);
    expect(console.error).toHaveBeenCalledTimes(1);
    await redis.start();
    await vi.waitFor(
      async () => {
        for (const { pages } of [one, other]) await pages.madeAt('page:/blog');
        expect(other.marks.get('posts')).toEqual({ expired: 5 });
      },
      { timeout: 10_000, interval: 100 },
    );
  });

  it('waits for a frozen Redis once, not at every question', async () => {
    const { pages } = instance();
    await pages.keep('page:/blog', entry);
    redis.freeze();
    const since = Date.now();
    for (let count = 0; count < 20; count += 1) expect(await pages.madeAt('page:/blog')).toBe(0);
    expect(Date.now() - since).toBeLessThan(1_500);
    expect(console.error).toHaveBeenCalledTimes(1);
    redis.thaw();
    await vi.waitFor(async () => expect(await pages.madeAt('page:/blog')).toBe(1_764_000_000_123), {
      timeout: 10_000,
      interval: 100,
    });
    expect(console.warn).toHaveBeenCalledWith('Page cache: Redis answers again.');
  });

  it('starts without Redis, and finds it later', async () => {
    await redis.end();
    const { pages } = instance();
    const since = Date.now();
    expect(await pages.madeAt('page:/blog')).toBe(0);
    expect(Date.now() - since).toBeLessThan(1_500);
    await redis.start();
    await vi.waitFor(
      async () => {
        await pages.keep('page:/blog', entry);
        expect(await pages.madeAt('page:/blog')).toBe(1_764_000_000_123);
      },
      { timeout: 10_000, interval: 100 },
    );
  });
});
