import { setFault } from '../../setup/backend.ts';
import { expect, test } from '../../setup/browser.ts';
import { removePosts, storePost } from '../../setup/posts.ts';

test.describe('the blog while the database is stopped', () => {
  test.afterEach(() => setFault('rest', 'ok'));

  test('shows posts published meanwhile as soon as it is back', async ({ request }) => {
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
