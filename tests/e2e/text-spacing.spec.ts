import { test } from '../setup/browser.ts';
import { removePosts, storePost } from '../setup/posts.ts';
import { publicRoutes } from '../setup/routes.ts';
import { expectNoTextLost } from '../setup/text-spacing.ts';

test.describe('no text is outside the page with the spacing of WCAG 1.4.12', () => {
  for (const path of publicRoutes) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await expectNoTextLost(page);
    });
  }

  test('a post of long words, in the results and on its own page', async ({ page }) => {
    const [name, word] = [crypto.randomUUID(), 'electroencefalografista'.repeat(5)];
    const post = await storePost({
      status: 'published',
      published_at: new Date().toISOString(),
      title: `${name} ${word}`,
      excerpt: `${word} ${word}`,
      content: `${word}\n\n## ${word}\n\n- ${word}\n\n> ${word}`,
      author: word,
      tags: [word.slice(0, 60)],
    });
    try {
      for (const path of [`/blog?q=${name}`, `/blog/${post.slug}`]) {
        await page.goto(path);
        await page.getByRole('heading', { name }).first().waitFor();
        await expectNoTextLost(page);
      }
    } finally {
      await removePosts(post.id);
    }
  });
});
