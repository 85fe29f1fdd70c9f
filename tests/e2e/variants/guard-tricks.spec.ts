import type { Page } from '@playwright/test';
import { rawRequest } from '../../setup/ask.ts';
import { secretClient } from '../../setup/backend.ts';
import { expect, pageOfAnother, test } from '../../setup/browser.ts';
import { insertEntries, newMark, removeEntries } from '../../setup/entries.ts';
import { signIn } from '../../setup/sign-in.ts';

/** A word in the database that only staff may read. */
const secretWord = newMark();
let id = '';

test.beforeAll(async () => {
  // The newest of the list, whose first page must show it.
  const newest = () => ({ created_at: new Date().toISOString() });
  [id = ''] = await insertEntries('editorial_submissions', secretWord, 1, newest);
});

test.afterAll(() => removeEntries('editorial_submissions', secretWord));

const tricks: Record<string, string>[] = [
  { 'x-middleware-subrequest': 'middleware' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware' },
  { 'x-middleware-next': '1', 'x-middleware-rewrite': '/admin/editorial' },
  { 'x-original-url': '/admin/editorial', 'x-rewrite-url': '/admin/editorial' },
  { 'x-invoke-path': '/admin/editorial', 'x-matched-path': '/admin/editorial' },
  { 'x-forwarded-host': 'localhost', 'x-forwarded-prefix': '/admin' },
  { 'x-nextjs-data': '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D', 'next-url': '/admin/editorial' },
  { purpose: 'prefetch' },
];

const paths = [
  '/admin/editorial',
  '/admin//editorial',
  '//admin/editorial',
  '/%61dmin/editorial',
  '/ADMIN/editorial',
  '/Admin/Editorial',
  '/admin%2Feditorial',
  '/admin/editorial/',
  '/admin/./editorial',
  '/x/../admin/editorial',
  '/admin/editorial;a=b',
  '/admin/editorial%00',
  '/admin\\editorial',
  '/es/admin/editorial',
  '/admin/editorial.rsc',
  '/_next/data/x/admin/editorial.json',
  '/admin/exportar/editorial',
  '/%61dmin/exportar/editorial',
  '/admin/exportar%2Feditorial',
  '/admin//exportar/editorial',
];

/** Exports take a POST alone. */
const methodOf = (path: string) => ({ method: path.includes('exportar') ? 'POST' : 'GET' });

/** Checks that a response (a redirect, a 404, a 400) contains neither the word nor the frame of the back-office. */
function expectNothing(answer: string, what: string) {
  expect(answer.includes(secretWord), what).toBe(false);
  expect(answer.includes('Cerrar Sesión'), what).toBe(false);
}

test.describe('tricks with addresses and headers', () => {
  test.setTimeout(120_000);

  test('are detected by the check, which finds the word as staff', async ({ page, context }) => {
    await signIn(page, 'equipo');
    for (const path of ['/admin/editorial', '/admin/exportar/editorial']) {
      expect(await rawRequest(context, path, methodOf(path))).toContain(secretWord);
    }
  });

  for (const account of [null, 'lector'] as const) {
    test(`show ${account ?? 'a stranger'} nothing`, async ({ page, context }) => {
      if (account) await signIn(page, account);
      const details = [`/admin/editorial/${id}`, `/admin/archivos/editorial/${id}/obra`];
      for (const path of [...paths, ...details]) {
        expectNothing(await rawRequest(context, path, methodOf(path)), path);
      }
      for (const headers of tricks) {
        for (const path of ['/admin/editorial', '/admin/exportar/editorial', ...details, '/']) {
          const answer = await rawRequest(context, path, { ...methodOf(path), headers });
          expectNothing(answer, `${path} ${JSON.stringify(headers)}`);
        }
      }
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']) {
        expectNothing(await rawRequest(context, '/admin/editorial', { method }), method);
      }
    });
  }
});

/**
 * Returns the form of a button as a browser without JavaScript would submit it, so that it can be sent from any page.
 */
async function formOf(page: Page, button: string) {
  const form = page.locator('form', { has: page.getByRole('button', { name: button }) });
  return form.evaluate((element: HTMLFormElement) => {
    const data = new FormData(element);
    return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
  });
}

test('server actions called directly refuse strangers and readers', async ({ browser, page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'admin');
  // The request of the browser contains the id of the action.
  await page.goto(`/admin/editorial/${id}`);
  const [call] = await Promise.all([
    page.waitForRequest((request) => request.headers()['next-action'] !== undefined),
    page.getByRole('button', { name: 'Cambiar estado' }).click(),
  ]);
  await expect(page.getByText('Estado actualizado')).toBeVisible();
  const action = call.headers()['next-action'] ?? '';
  expect(action).toMatch(/^[0-9a-f]{40,}$/);
  const fields = await formOf(page, 'Cambiar estado');
  const body = call.postDataBuffer() ?? Buffer.alloc(0);
  const type = call.headers()['content-type'] ?? '';
  const changed = Buffer.from(body.toString('latin1').replaceAll('nueva', 'aceptada'), 'latin1');

  for (const account of [null, 'lector'] as const) {
    const other = await pageOfAnother(browser);
    if (account) await signIn(other, account);
    // Call the action from public pages, which the middleware does not guard, too, and in both formats.
    for (const path of ['/', '/auth', '/contacto', `/admin/editorial/${id}`]) {
      const answer = await other.request.post(path, {
        headers: { 'next-action': action, 'content-type': type, accept: 'text/x-component' },
        data: changed,
        maxRedirects: 0,
      });
      expect(answer.status(), path).toBe(200);
      expect(await answer.text()).toContain(`"error":"${account ? 'forbidden' : 'signed_out'}"`);
      await other.request.post(path, {
        multipart: { ...fields, status: 'aceptada' },
        maxRedirects: 0,
      });
    }
    await other.context().close();
  }
  const stored = secretClient().from('editorial_submissions').select('status').eq('id', id);
  expect((await stored).data).toEqual([{ status: 'nueva' }]);
});
