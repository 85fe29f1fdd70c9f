import { createClient } from '@redis/client';
import { cacheLifetimes } from '../../../lib/cache.ts';
import { ask } from '../../setup/ask.ts';
import { expect } from '../../setup/browser.ts';
import { type Instance, test } from '../../setup/own-site.ts';
import { changePost } from '../../setup/posts.ts';
import { findRedis, OwnRedis, withoutRedis } from '../../setup/redis.ts';

test.describe.configure({ lock: 'number of posts' });

const old = 2 * cacheLifetimes.blog;
const longAgo = { status: 'published', published_at: '2001-02-03T04:05:06Z' };

test('a former address has one Location: first, cached and stale', async ({ sites, storePost }) => {
  test.setTimeout(120_000);
  const post = await storePost(longAgo);
  const [slug, other] = [`${post.slug}-otra`, `${post.slug}-mas`];
  await changePost(post.id, { slug });
  await changePost(post.id, { slug: other });
  const expected = { status: 308, locations: [`/blog/${other}`] };
  const visit = async ({ port }: Instance, former: string, method: string) => {
    const { status, headers, all } = await ask(port, `/blog/${former}`, { method });
    return { status, locations: all['location'], cache: headers['x-nextjs-cache'] };
  };
  await sites.copyBuild();
  const first = await sites.start();
  // One rendering answers two concurrent requests.
  const together = await Promise.all([visit(first, slug, 'GET'), visit(first, slug, 'HEAD')]);
  for (const answer of together) expect(answer).toMatchObject(expected);
  expect(await visit(first, post.slug, 'HEAD')).toMatchObject(expected);
  for (const method of ['GET', 'HEAD']) {
    expect(await visit(first, slug, method)).toEqual({ ...expected, cache: 'HIT' });
  }
  await first.end();
  await sites.age(old);
  const second = await sites.start();
  expect(await visit(second, slug, 'GET')).toEqual({ ...expected, cache: 'STALE' });
  expect(await visit(second, post.slug, 'HEAD')).toEqual({ ...expected, cache: 'STALE' });
  // A page rendered meanwhile is stored, because it is not older.
  for (const former of [slug, post.slug]) {
    await expect.poll(async () => (await visit(second, former, 'GET')).cache).toBe('HIT');
    expect(await visit(second, former, 'HEAD')).toMatchObject(expected);
  }
});

for (const where of ['disk', 'Redis'] as const) {
  test(`unknown addresses do not fill ${where}`, async ({ request, sites, storePost }) => {
    test.setTimeout(180_000);
    const file = where === 'Redis' ? await findRedis() : undefined;
    test.skip(where === 'Redis' && !file, withoutRedis);
    const redis = file ? await OwnRedis.start(file) : undefined;
    const client = redis && createClient({ url: redis.url });
    await client?.connect();
    const kept = async () => ({
      files: (await sites.cachedFiles()).length,
      keys: (await client?.dbSize()) ?? 0,
    });
    try {
      await sites.copyBuild();
      const site = await sites.start(redis ? { REDIS_URL: redis.url } : {});
      const invent = async (name: string) => {
        for (const path of [`/blog/${name}`, `/producto/${name}`]) {
          for (const address of [path, `${path}/social.jpg`]) {
            expect((await request.get(site.url + address)).status(), address).toBe(404);
          }
        }
      };
      await request.get(`${site.url}/feed.xml`);
      const before = await kept();
      for (let number = 0; number < 10; number += 1) await invent(`inventado-${number}`);
      expect(await kept()).toEqual(before);
      // A page with content is stored, so this can be counted.
      const post = await storePost(longAgo);
      expect((await request.get(`${site.url}/blog/${post.slug}`)).status()).toBe(200);
      expect(await kept()).not.toEqual(before);
    } finally {
      client?.destroy();
      await redis?.end();
    }
  });
}
