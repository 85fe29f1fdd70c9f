import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../setup/browser.ts';
import {
  button,
  changePost,
  choice,
  field,
  openEditor,
  postRow,
  removePosts,
  storePost,
  writePost,
} from '../../setup/posts.ts';
import { signIn } from '../../setup/sign-in.ts';

/** Everything that shows more than one post. Alone in the house: the home page has room for three. */
const lists = ['/', '/blog', '/feed.xml', '/rss.xml', '/atom.xml', '/feed.json', '/sitemap.xml'];
const limit = 60_000;

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  const { location = '' } = answer.headers();
  return { status: answer.status(), text: await answer.text(), location };
}

test('what changes behind the application shows when a page is 60 seconds old and was visited', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const ago = (seconds: number) => ({
    status: 'published',
    published_at: new Date(Date.now() - seconds * 1000).toISOString(),
  });
  const added = postRow(ago(0));
  const stored: string[] = [];
  const store = async (changes: Record<string, unknown>) => {
    const post = await storePost(changes);
    stored.push(post.id);
    return post;
  };
  try {
    const hidden = await store(ago(4));
    const renamed = await store(ago(3));
    const deleted = await store(ago(2));
    const edited = await store(ago(1));
    const newSlug = `${renamed.slug}-otra`;
    const old = [hidden, renamed, deleted, edited];
    await expect
      .poll(async () => (await read(request, '/feed.xml')).text, { timeout: limit })
      .toContain(edited.title);
    // From here on everything is in the cache as it was, missing pages too.
    for (const path of lists) await read(request, path);
    for (const { slug } of old) expect((await read(request, `/blog/${slug}`)).status).toBe(200);
    for (const { slug } of [added, { slug: newSlug }]) {
      expect((await read(request, `/blog/${slug}`)).status).toBe(404);
    }

    const changed = Date.now();
    await changePost(edited.id, { title: `${edited.title} corregida` });
    await removePosts(deleted.id);
    await changePost(renamed.id, { slug: newSlug });
    await changePost(hidden.id, { status: 'draft' });
    await store({ ...added, ...ago(0) });
    await expect
      .poll(() => Date.now() - changed, { timeout: limit * 2, intervals: [1000] })
      .toBeGreaterThan(limit + 1000);

    // The visit that finds the page too old is still shown it, and the new one is made meanwhile.
    await expect(async () => {
      for (const path of lists) {
        const { status, text } = await read(request, path);
        expect(status, path).toBe(200);
        const word = path === '/sitemap.xml' ? 'slug' : 'title';
        expect(text, `${path} shows the new post`).toContain(added[word]);
        expect(text, `${path} forgets the deleted post`).not.toContain(deleted.slug);
        expect(text, `${path} forgets the hidden post`).not.toContain(hidden.slug);
        if (path !== '/') expect(text, `${path} knows the new address`).toContain(newSlug);
        if (word === 'title') {
          expect(text, `${path} shows the correction`).toContain(`${edited.title} corregida`);
        }
      }
      expect((await read(request, `/blog/${edited.slug}`)).text).toContain('corregida');
      for (const slug of [added.slug, newSlug]) {
        expect((await read(request, `/blog/${slug}`)).status, slug).toBe(200);
      }
      for (const { slug } of [deleted, hidden]) {
        expect((await read(request, `/blog/${slug}`)).status, slug).toBe(404);
      }
      const moved = await read(request, `/blog/${renamed.slug}`);
      expect(moved.status).toBe(308);
      expect(moved.location).toContain(`/blog/${newSlug}`);
    }).toPass({ timeout: 30_000, intervals: [1000] });
  } finally {
    await removePosts(...stored);
  }
});

test('what the editor saves shows on the home page at the next visit', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const home = async () => (await read(request, '/')).text;
  const row = postRow();
  const renamed = `${row.slug}-otra`;
  await page.goto('/admin/blog-posts/new');
  await signIn(page, 'equipo');
  expect(await home()).not.toContain(row.slug);
  await writePost(page, row);
  await choice(page, 'Estado').selectOption('published');
  await button(page, 'Guardar').click();
  await expect(page.getByText('Post creado')).toBeVisible();
  await expect(page).toHaveURL(/\/edit\/[0-9a-f-]{36}$/);
  const id = /edit\/([0-9a-f-]{36})$/.exec(page.url())?.[1] ?? '';
  try {
    expect(await home()).toContain(`/blog/${row.slug}"`);

    await openEditor(page, id);
    await field(page, 'Título').fill(`${row.title}, corregida`);
    await field(page, 'Slug').fill(renamed);
    await button(page, 'Guardar').click();
    await expect(page.getByText('Post actualizado')).toBeVisible();
    const corrected = await home();
    expect(corrected).toContain(`${row.title}, corregida`);
    expect(corrected).toContain(`/blog/${renamed}"`);
    expect(corrected).not.toContain(`/blog/${row.slug}"`);

    await page.goto('/admin/blog-posts');
    await page.getByRole('link', { name: `Eliminar «${row.title}, corregida»` }).click();
    await page
      .getByRole('alertdialog', { name: '¿Eliminar este post?' })
      .getByRole('button', { name: 'Sí, eliminar' })
      .click();
    await expect(page.getByText('Post eliminado')).toBeVisible();
    expect(await home()).not.toContain(renamed);
  } finally {
    await removePosts(id);
  }
});
