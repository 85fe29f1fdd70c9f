import { createHmac } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../setup/browser.ts';
import { askedShop, book, setShopFault } from '../../setup/shop.ts';
import { siteEnvironment } from '../../setup/site-environment.ts';

const secret = siteEnvironment()['SHOPIFY_WEBHOOK_SECRET'] ?? '';
const body = JSON.stringify({ id: 1, handle: book.handle });
const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64');

const send = (
  request: APIRequestContext,
  text: string,
  signature: string,
  topic: string,
  id = crypto.randomUUID(),
) =>
  request.post('/api/webhooks/shopify', {
    data: Buffer.from(text),
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': topic,
      'x-shopify-hmac-sha256': signature,
      'x-shopify-webhook-id': id,
    },
  });

test('a changed product is requested again, for any number of webhooks', async ({ request }) => {
  const path = `/producto/${book.handle}`;
  // Late in a run the page may be stale by its age; requesting it until HIT makes it fresh.
  await expect.poll(async () => (await request.get(path)).headers()['x-nextjs-cache']).toBe('HIT');
  await setShopFault('ok');
  expect((await send(request, body, sign(body), 'orders/create')).status()).toBe(200);
  expect((await request.get(path)).status()).toBe(200);
  expect(await askedShop('Product')).toBe(0);

  for (const _ of [1, 2]) {
    const answer = await send(request, body, sign(body), 'products/update');
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`product:${book.handle}`);
  }
  await expect
    .poll(async () => {
      expect((await request.get(path)).status()).toBe(200);
      return askedShop('Product');
    })
    .toBeGreaterThan(0);
  // The page with the new response is cached.
  await expect.poll(async () => (await request.get(path)).headers()['x-nextjs-cache']).toBe('HIT');
});

test('a webhook runs once, and only with its signature', async ({ request }) => {
  const id = crypto.randomUUID();
  const update = (signature: string) => send(request, body, signature, 'products/update', id);
  for (const signature of ['', 'x', sign(`${body} `)]) {
    expect((await update(signature)).status()).toBe(401);
  }
  const answers = [await update(sign(body)), await update(sign(body))];
  expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
  expect(await answers[0]?.text()).toContain('Refreshed');
  expect(await answers[1]?.text()).toBe('Already seen\n');
  const big = 'x'.repeat(5 * 1024 * 1024 + 1);
  expect((await send(request, big, sign(big), 'products/update')).status()).toBe(413);
  expect((await request.get('/api/webhooks/shopify')).status()).toBe(405);
});
