import type { APIRequestContext } from '@playwright/test';
import { cacheLifetimes } from '../../../lib/cache.ts';
import { expect } from '../../setup/browser.ts';
import { test } from '../../setup/own-site.ts';
import { changePost, postRow, published, removePosts } from '../../setup/posts.ts';

/** Tests every page that shows more than one post. The home page shows only three, so no other test may publish. */
test.describe.configure({ lock: 'posts' });

const lists = ['/', '/blog', '/feed.xml', '/rss.xml', '/atom.xml', '/feed.json', '/sitemap.xml'];

async function read(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 });
  const { location = '' } = answer.headers();
  return { status: answer.status(), text: await answer.text(), location };
}

test('changes outside the application show in a minute', async ({ request, sites, storePost }) => {
  test.setTimeout(180_000);
  const added = postRow();
  const hidden = await storePost(published(4));
  const renamed = await storePost(published(3));
  const deleted = await storePost(published(2));
  const edited = await storePost(published(1));
  const newSlug = `${renamed.slug}-otra`;
  const articles = [hidden, renamed, deleted, edited, added, { slug: newSlug }].map(
    ({ slug }) => `/blog/${slug}`,
  );
  await sites.copyBuild(['index', 'blog', 'sitemap.xml']);
  const before = await sites.start();
  // From here on everything is cached in its old state, including the 404 pages.
  for (const path of lists) await read(request, before.url + path);
  const statuses = async (origin: string) =>
    Promise.all(articles.map(async (path) => (await read(request, origin + path)).status));
  expect(await statuses(before.url)).toEqual([200, 200, 200, 200, 404, 404]);
  await before.end();
  await sites.age(2 * cacheLifetimes.blog);

  await changePost(edited.id, { title: `${edited.title} corregida` });
  await removePosts(deleted.id);
  await changePost(renamed.id, { slug: newSlug });
  await changePost(hidden.id, { status: 'draft' });
  await storePost({ ...added, ...published() });

  const { url } = await sites.start();
  for (const path of [...lists, ...articles]) await read(request, url + path);
  await expect.poll(() => statuses(url)).toEqual([404, 308, 404, 200, 200, 200]);
  for (const path of lists) {
    const word = path === '/sitemap.xml' ? 'slug' : 'title';
    await expect
      .poll(async () => (await read(request, url + path)).text, { message: path })
      .toContain(added[word]);
    const { status, text } = await read(request, url + path);
    expect.soft(status, path).toBe(200);
    expect.soft(text, `${path} forgets the deleted post`).not.toContain(deleted.slug);
    expect.soft(text, `${path} forgets the hidden post`).not.toContain(hidden.slug);
    if (path !== '/') expect.soft(text, `${path} knows the new address`).toContain(newSlug);
    if (word === 'title') {
      expect.soft(text, `${path} shows the correction`).toContain(`${edited.title} corregida`);
    }
  }
  expect.soft((await read(request, `${url}/blog/${edited.slug}`)).text).toContain('corregida');
  const moved = await read(request, `${url}/blog/${renamed.slug}`);
  expect.soft(moved.location).toBe(`/blog/${newSlug}`);
});
