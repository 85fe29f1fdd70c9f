import { ask } from '../setup/ask.ts';
import { expect, test } from '../setup/behind-nginx.ts';

test('every request gets a new identifier, whatever the client sends', async ({
  nginx,
  upstream,
}) => {
  for (const path of ['/dauro', '/api/health/ready', '/_next/static/x.js']) {
    await ask(nginx.port, path, { headers: { 'x-request-id': 'invented' } });
  }
  const ids = upstream.heads.map(({ headers }) => String(headers['x-request-id']));
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
});

test('an error page shows the reference that the application has logged', async ({
  nginx,
  upstream,
}) => {
  upstream.answer = (_, response) => response.writeHead(500).end();
  for (const path of ['/blog', '/tienda', '/producto/la-alarife']) {
    const { text } = await ask(nginx.port, path);
    const told = upstream.heads.at(-1)?.headers['x-request-id'];
    expect(text).toContain(`Referencia <code>${told}</code>`);
  }
});

test('health checks are passed on and never cached', async ({ nginx, upstream }) => {
  upstream.answer = (_, response) => response.writeHead(503).end('{"ready":false}');
  const first = await ask(nginx.port, '/api/health/ready');
  expect([first.status, first.text]).toEqual([503, '{"ready":false}']);
  upstream.answer = (_, response) =>
    response.writeHead(200, { 'cache-control': 's-maxage=60' }).end('{"ready":true}');
  for (const _ of [1, 2]) {
    const { status, headers } = await ask(nginx.port, '/api/health/ready');
    expect([status, headers['x-cache']]).toEqual([200, undefined]);
  }
  expect(upstream.paths).toHaveLength(3);
});
