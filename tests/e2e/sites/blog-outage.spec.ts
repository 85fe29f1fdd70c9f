import { cacheLifetimes } from '../../../lib/cache.ts';
import { expect } from '../../setup/browser.ts';
import { startFaultyProxy } from '../../setup/faulty-service.ts';
import { test } from '../../setup/own-site.ts';
import { changePost } from '../../setup/posts.ts';
import { siteEnvironment } from '../../setup/site-environment.ts';

test.describe.configure({ lock: 'number of posts' });

test('the blog stays during an outage, and catches up', async ({ request, sites, storePost }) => {
  test.setTimeout(90_000);
  const paths = ['/blog', '/feed.xml'];
  const { database } = await startFaultyProxy(String(siteEnvironment()['SUPABASE_URL']), {
    database: '/rest/',
  });
  await sites.copyBuild();
  const start = () => sites.start({ SUPABASE_URL: `http://127.0.0.1:${database.port}` });
  const post = await storePost({ published_at: '2001-02-03T04:05:06Z' });
  try {
    const before = await start();
    for (const path of paths) await request.get(before.url + path);
    await before.end();
    await sites.age(2 * cacheLifetimes.blog);
    // Every page is due, so each of these requests tries to render one.
    const { url } = await start();
    database.fault = 'down';
    for (const path of paths) expect((await request.get(url + path)).status(), path).toBe(200);
    await changePost(post.id, { status: 'published' });
    database.fault = null;
    // A rendering that failed is repeated within thirty seconds.
    for (const path of paths) {
      await expect
        .poll(async () => (await request.get(url + path)).text(), { timeout: 45_000 })
        .toContain(post.title);
    }
  } finally {
    database.close();
  }
});
