import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../setup/browser.ts';
import { choice, field, openEditor, openNewPost, publishNew, saveAgain } from '../setup/posts.ts';

const feeds = ['/feed.xml', '/rss.xml', '/atom.xml', '/feed.json'];
const lists = ['/blog', '/blog/categoria/cine', '/sitemap.xml', ...feeds];

/** The pages that list posts and link to the slug, after one visit to each. All of them should, or none. */
async function listed(request: APIRequestContext, slug: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of lists) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    // A title may contain the slug of a test's post, so match the end of an address.
    if (new RegExp(`/blog/${slug}["<]`).test(await answer.text())) found.push(path);
  }
  return found;
}

const status = async (request: APIRequestContext, slug: string) =>
  (await request.get(`/blog/${slug}`, { maxRedirects: 0 })).status();

test('a post is on every page at once, whatever happens to it', async ({ page, request, row }) => {
  test.setTimeout(120_000);
  await openNewPost(page);
  const renamed = `${row.slug}-otra`;
  // From here on every page is cached, including the 404 of the article.
  expect(await listed(request, row.slug)).toEqual([]);
  expect(await status(request, row.slug)).toBe(404);

  const id = await publishNew(page, row);
  expect(await status(request, row.slug)).toBe(200);
  expect(await listed(request, row.slug)).toEqual(lists);

  await openEditor(page, id);
  await field(page, 'Título').fill(`${row.title}, corregida`);
  await saveAgain(page);
  for (const path of [`/blog/${row.slug}`, '/blog', ...feeds]) {
    expect(await (await request.get(path)).text(), path).toContain(`${row.title}, corregida`);
  }

  await openEditor(page, id);
  await field(page, 'Slug').fill(renamed);
  await saveAgain(page);
  expect(await status(request, renamed)).toBe(200);
  expect(await status(request, row.slug)).toBe(308);
  expect(await listed(request, renamed)).toEqual(lists);
  expect(await listed(request, row.slug)).toEqual([]);

  await openEditor(page, id);
  await choice(page, 'Estado').selectOption('draft');
  await saveAgain(page);
  expect(await status(request, renamed)).toBe(404);
  expect(await listed(request, renamed)).toEqual([]);
});
