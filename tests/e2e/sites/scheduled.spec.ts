import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../setup/browser.ts';
import { postRow } from '../../setup/posts.ts';
import { siteEnvironment } from '../../setup/site-environment.ts';

// The home page shows only three posts, so no other test may publish.
test.describe.configure({ lock: 'posts' });

const lists = ['/', '/blog', '/blog/categoria/cine', '/feed.xml', '/feed.json', '/sitemap.xml'];
const headers = { authorization: `Bearer ${siteEnvironment()['CRON_SECRET']}` };

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  return { status: answer.status(), text: await answer.text() };
}

test('a scheduled post shows once the jobs ran at its time', async ({ request, storePost }) => {
  test.setTimeout(90_000);
  const row = postRow({ status: 'scheduled', category: 'cine' });
  const hour = Date.now() + 15_000;
  await storePost({ ...row, scheduled_for: new Date(hour).toISOString() });
  // Pages cached for longer are rendered first, so that none expires by age when the post becomes due.
  await request.get('/api/jobs', { headers });
  for (const path of lists) {
    expect((await read(request, path)).text, path).not.toContain(row.slug);
    await read(request, path);
  }
  expect((await read(request, `/blog/${row.slug}`)).status).toBe(404);
  expect(Date.now()).toBeLessThan(hour);

  await new Promise((resolve) => setTimeout(resolve, hour + 1_000 - Date.now()));
  const answer = await request.get('/api/jobs', { headers });
  expect(answer.status()).toBe(200);
  const { jobs } = await answer.json();
  expect(jobs[0].done).toBeGreaterThan(0);

  expect((await read(request, `/blog/${row.slug}`)).status).toBe(200);
  for (const path of lists) {
    const { text } = await read(request, path);
    expect.soft(text, path).toContain(row.slug);
  }
});
