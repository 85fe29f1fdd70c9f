import type { APIRequestContext } from '@playwright/test';
import { expect } from '../../setup/browser.ts';
import { test as base, Instance } from '../../setup/own-site.ts';
import { field, openEditor, openNewPost, publishNew, saveAgain } from '../../setup/posts.ts';

base.describe.configure({ lock: 'posts' });

type Instances = { one: Instance; other: Instance };

/** Two instances of the site over one Redis; the browser visits the first. */
const test = base.extend<{ instances: Instances }>({
  instances: async ({ redis }, use) => {
    const start = () => Instance.start({ REDIS_URL: redis.url });
    const [one, other] = await Promise.all([start(), start()]);
    await use({ one, other });
    await Promise.all([one.end(), other.end()]);
  },
  baseURL: async ({ instances }, use) => use(instances.one.url),
});

async function visit(request: APIRequestContext, { url }: Instance, path: string) {
  const answer = await request.get(`${url}${path}`, { maxRedirects: 0 });
  return {
    status: answer.status(),
    text: await answer.text(),
    policy: answer.headers()['content-security-policy'],
    cache: answer.headers()['x-nextjs-cache'],
  };
}

test('a publication shows on every instance at once, and pages work without Redis', async ({
  page,
  request,
  row,
  redis,
  instances: { one, other },
}) => {
  test.setTimeout(90_000);
  const article = `/blog/${row.slug}`;
  // The pages of the build are cached from the first request on; the requests below cache the 404 of the article.
  expect(await visit(request, other, '/dauro')).toMatchObject({ status: 200, cache: 'HIT' });
  for (const path of ['/blog', '/blog']) {
    expect((await visit(request, other, path)).text).not.toContain(row.title);
  }
  for (let count = 0; count < 2; count += 1) {
    expect((await visit(request, other, article)).status).toBe(404);
  }

  await openNewPost(page);
  const id = await publishNew(page, row);
  expect((await visit(request, other, '/blog')).text).toContain(row.title);
  // The other instance serves the rendered page unchanged: text, policy and all.
  const first = await visit(request, one, article);
  expect(first.policy).toContain("'sha256-");
  const second = await visit(request, other, article);
  expect(second).toEqual({ ...first, cache: 'HIT' });

  const save = async (title: string) => {
    await openEditor(page, id);
    await field(page, 'Título').fill(title);
    await saveAgain(page);
  };
  await save(`${row.title}, corregida`);
  for (const path of [article, '/blog', '/feed.xml']) {
    expect((await visit(request, other, path)).text, path).toContain(`${row.title}, corregida`);
  }

  await redis.end();
  const since = Date.now();
  for (const instance of [one, other]) {
    for (const path of ['/', '/blog', article, '/tienda', '/dauro']) {
      expect((await visit(request, instance, path)).status, path).toBe(200);
    }
  }
  expect(Date.now() - since).toBeLessThan(5_000);
  await save(`${row.title}, sin Redis`);
  expect((await visit(request, one, article)).text).toContain('sin Redis');

  // Marks set during the outage are sent when Redis answers again.
  await redis.start();
  await expect
    .poll(
      async () => {
        await visit(request, one, '/dauro');
        return (await visit(request, other, article)).text;
      },
      { timeout: 15_000 },
    )
    .toContain('sin Redis');
  for (const output of [one.output(), other.output()]) {
    expect(output.split('Redis does not answer')).toHaveLength(2);
    expect(output).not.toMatch(/unhandled/i);
  }
});
