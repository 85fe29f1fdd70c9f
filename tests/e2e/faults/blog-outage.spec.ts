import { setFault } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import { removePosts, storePost } from '../../setup/posts.ts';

const article = '/blog/una-voz-para-dos-tierras-presentaciones';
const rendered = ['/', '/blog', '/blog/categoria/literatura', article, '/sitemap.xml', '/feed'];
const feeds = ['/feed.xml', '/rss.xml', '/atom.xml', '/feed.json'];
/** Older than anything may be shown without being made again (lib/cache.ts, blogAtMost). */
const expired = 40_000;

test.describe('the blog while the database is stopped', () => {
  test.afterEach(() => setFault('rest', 'ok'));

  for (const mode of ['500', 'refused'] as const) {
    test(`goes on answering what it has: ${mode}`, async ({ request, page, problems }) => {
      test.setTimeout(150_000);
      const missing = `/blog/no-estaba-${mode}`;
      for (const path of [...rendered, ...feeds]) {
        expect((await request.get(path)).status(), path).toBe(200);
      }
      await setFault('rest', mode);
      const since = Date.now();
      const answers = async () => {
        for (const path of [...rendered, ...feeds]) {
          const answer = await request.get(path);
          expect.soft(answer.status(), path).toBe(200);
          expect.soft((await answer.text()).length, path).toBeGreaterThan(1000);
        }
      };
      await answers();
      await expect
        .poll(() => Date.now() - since, { timeout: 60_000, intervals: [1000] })
        .toBeGreaterThan(expired);
      await answers();

      problems.expectFailure(missing, 500);
      const answer = await page.goto(missing);
      expect(answer?.status()).toBe(500);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algo se ha torcido');
      await expect(page.getByRole('link', { name: 'Volver al inicio' }).first()).toBeVisible();
    });
  }

  test('shows what was published meanwhile as soon as it is back', async ({ request }) => {
    test.setTimeout(120_000);
    for (const path of ['/blog', '/feed.xml']) await request.get(path);
    await setFault('rest', '500');
    expect((await request.get('/blog')).status()).toBe(200);
    await setFault('rest', 'ok');
    const post = await storePost({ status: 'published' });
    try {
      for (const path of ['/blog', '/feed.xml']) {
        await expect
          .poll(async () => (await request.get(path)).text(), {
            timeout: 60_000,
            intervals: [2000],
          })
          .toContain(post.title);
      }
    } finally {
      await removePosts(post.id);
    }
  });
});
