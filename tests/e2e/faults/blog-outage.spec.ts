import { cacheLifetimes } from '../../../lib/cache.ts';
import { setFault } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import { OwnSites } from '../../setup/own-site.ts';
import { removePosts, storePost } from '../../setup/posts.ts';

const article = '/blog/una-voz-para-dos-tierras-presentaciones';
const rendered = ['/', '/blog', '/blog/categoria/literatura', article, '/sitemap.xml', '/feed'];
const feeds = ['/feed.xml', '/rss.xml', '/atom.xml', '/feed.json'];
/** Everything is due to be made again. */
const old = 2 * cacheLifetimes.blog;

test.describe('the blog while the database is stopped', () => {
  test.afterEach(() => setFault('rest', 'ok'));

  for (const mode of ['500', 'refused'] as const) {
    test(`goes on answering what it has: ${mode}`, async ({ request, page, problems }) => {
      test.setTimeout(150_000);
      const sites = new OwnSites();
      const answers = async (origin: string) => {
        for (const path of [...rendered, ...feeds]) {
          const answer = await request.get(origin + path);
          expect.soft(answer.status(), path).toBe(200);
          expect.soft((await answer.text()).length, path).toBeGreaterThan(1000);
        }
      };
      try {
        await sites.copyBuild();
        const before = await sites.start();
        await answers(before.url);
        await before.end();
        await sites.age(old);
        await setFault('rest', mode);
        const { url } = await sites.start();
        // The second round comes after the pages could not be made again.
        for (const _ of [1, 2]) await answers(url);

        const missing = `/blog/no-estaba-${mode}`;
        problems.expectFailure(missing, 500);
        problems.expectConsole(/React error #441/);
        const answer = await page.goto(url + missing);
        expect(answer?.status()).toBe(500);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algo se ha torcido');
        await expect(page.getByRole('link', { name: 'Volver al inicio' }).first()).toBeVisible();
      } finally {
        await sites.close();
      }
    });
  }

  test('shows what was published meanwhile as soon as it is back', async ({ request }) => {
    test.setTimeout(180_000);
    for (const path of ['/blog', '/feed.xml']) await request.get(path);
    await setFault('rest', '500');
    expect((await request.get('/blog')).status()).toBe(200);
    await setFault('rest', 'ok');
    const post = await storePost({ status: 'published' });
    try {
      for (const path of ['/blog', '/feed.xml']) {
        await expect
          .poll(async () => (await request.get(path)).text(), {
            timeout: 100_000,
            intervals: [2000],
          })
          .toContain(post.title);
      }
    } finally {
      await removePosts(post.id);
    }
  });
});
