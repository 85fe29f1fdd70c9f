import { securityHeaders } from '../../lib/security/csp.ts';
import type { Reply } from '../setup/ask.ts';
import { expect, test } from '../setup/behind-nginx.ts';

/** nginx's own error pages have the application's headers and a policy without scripts. */
function expectOwnPage(answer: Reply, title: string) {
  expect(answer.text).toContain(`<h1>${title}</h1>`);
  expect(answer.text).toContain('<html lang="es">');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  for (const { key, value } of securityHeaders) {
    if (key === 'Content-Security-Policy') continue;
    expect(answer.headers[key.toLowerCase()], key).toBe(value);
  }
  expect(answer.headers['server']).toBe('nginx');
}

for (const [path, title] of [
  ['/blog/una', 'Algo se ha torcido'],
  ['/producto/la-alarife', 'Error al cargar el producto'],
  ['/tienda', 'Error al cargar productos'],
  ['/tienda/categoria/poesia?x=1', 'Error al cargar productos'],
  ['/tiendas', 'Algo se ha torcido'],
] as const) {
  test(`a failing or stopped application: ${path}`, async ({ ask, upstream }) => {
    upstream.answer = (_, response) => {
      response.writeHead(500, { 'content-type': 'text/html' }).end('<html id="__next_error__">');
    };
    const broken = await ask(path);
    expect(broken.status).toBe(500);
    expectOwnPage(broken, title);
    // The reference that the application has logged.
    const id = upstream.heads[0]?.headers['x-request-id'];
    expect(broken.text).toContain(`Referencia <code>${id}</code>`);

    await upstream.stop();
    const stopped = await ask(path);
    expect(stopped.status).toBe(502);
    expectOwnPage(stopped, title);
    expect(stopped.headers['retry-after']).toBe('10');
  });
}

test('HEAD and a form without JavaScript get the same error page', async ({ ask, upstream }) => {
  upstream.answer = (_, response) => response.writeHead(500).end();
  const head = await ask('/blog', { method: 'HEAD' });
  expect([head.status, head.text]).toEqual([500, '']);
  const post = await ask('/dauro/arte', { method: 'POST', body: 'a=b' });
  expect(post.status).toBe(500);
  expectOwnPage(post, 'Algo se ha torcido');
});

test('a form of another version of the site gets a page that says so', async ({
  ask,
  upstream,
}) => {
  upstream.answer = (_, response) => response.writeHead(409).end('Server Action unavailable.');
  const post = await ask('/dauro/arte', { method: 'POST', body: 'a=b' });
  expect(post.status).toBe(409);
  expectOwnPage(post, 'La web se ha actualizado');
});

const own: readonly (readonly [string, string, Record<string, string>])[] = [
  ['React’s own requests', '/blog?_rsc=x', { rsc: '1' }],
  ['server actions', '/dauro/arte', { 'next-action': 'x' }],
  ['the jobs', '/api/jobs', {}],
  ['route handlers that explain themselves', '/tienda/pagar', {}],
  ['the back-office', '/admin/editorial', {}],
  ['files', '/sitemap.xml', {}],
];
for (const [what, path, headers] of own) {
  test(`failures of ${what} are passed on unchanged`, async ({ ask, upstream }) => {
    upstream.answer = (_, response) => response.writeHead(500).end('propio');
    const answer = await ask(path, { headers });
    expect([answer.status, answer.text]).toEqual([500, 'propio']);
    expect(upstream.paths).toEqual([path]);
  });
}

test('a 503 of the application keeps its own body', async ({ ask, upstream }) => {
  upstream.answer = (_, response) => response.writeHead(503).end('propio');
  const answer = await ask('/feed/guardar');
  expect([answer.status, answer.text]).toEqual([503, 'propio']);
});

test('malformed, oversized and TRACE requests reach nobody', async ({ ask, upstream }) => {
  for (const [path, status, method] of [
    ['/blog/%E0%A4%A', 400, 'GET'],
    ['/', 405, 'TRACE'],
    [`/${'a'.repeat(20_000)}`, 414, 'GET'],
  ] as const) {
    const answer = await ask(path, { method });
    expect(answer.status).toBe(status);
    expectOwnPage(answer, 'No hemos entendido la petición');
  }
  // Too large for nginx, and for the application: Node takes 16 KB of all together, and over HTTP/2 nginx hands on a query of more.
  const part = 'a'.repeat(9_000);
  for (const headers of [{ 'x-large': part + part }, { 'x-one': part, 'x-two': part }]) {
    const answer = await ask('/', { headers });
    expect(answer.status).toBe(431);
    expectOwnPage(answer, 'No hemos entendido la petición');
  }
  expect(upstream.paths).toEqual([]);
});

test('failures and limits log no secret address', async ({ ask, nginx, upstream }) => {
  const secret = 'k3yOfAnAuthor';
  const paths = [
    `/propuesta/${secret}`,
    `/auth/confirm?token_hash=${secret}&type=recovery`,
    `/auth/invitacion?token=${secret}`,
  ];
  const post = { method: 'POST', body: 'a=b' };
  for (const path of paths) {
    const all = await Promise.all(Array.from({ length: 70 }, () => ask(path, post)));
    expect(all.some(({ status }) => status === 429)).toBe(true);
    const long = { method: 'POST', headers: { 'content-length': '99999999' } };
    expect((await ask(path, long)).status).toBe(413);
  }
  upstream.answer = (_, response) => response.writeHead(500).end();
  const broken = await Promise.all(paths.map((path) => ask(path)));
  await upstream.stop();
  const stopped = await Promise.all(
    paths.flatMap((path) => [ask(path), ask(path, { headers: { rsc: '1' } })]),
  );
  expect(broken.map(({ status }) => status)).toEqual(Array(3).fill(500));
  expect(stopped.map(({ status }) => status)).toEqual(Array(6).fill(502));
  for (const { headers } of [...broken, ...stopped]) {
    expect(headers['referrer-policy']).toBe('strict-origin');
  }
  await ask('/blog?q=visible');
  await expect.poll(() => nginx.written()).toMatch(/connect\(\) failed[\s\S]*visible/);
  const written = await nginx.written();
  expect(written).toContain('"GET /blog HTTP/1.1" 502');
  expect(written).not.toContain(secret);
});

test('the log of requests holds no queries', async ({ ask, nginx }) => {
  const name = 'Zoraida';
  const headers = { referer: `http://localhost/admin/buscar?q=${name}` };
  expect((await ask(`/admin/buscar?q=${name}`, { headers })).status).toBe(200);
  await ask('/dauro');
  await expect.poll(() => nginx.written()).toContain('"GET /dauro HTTP/1.1" 200');
  const written = await nginx.written();
  const line =
    /"GET \/admin\/buscar HTTP\/1\.1" 200 \d+ "http:\/\/localhost\/admin\/buscar" "-" [\da-f]{32}$/m;
  expect(written).toMatch(line);
  expect(written).toMatch(/"GET \/dauro HTTP\/1\.1" 200 \d+ "-" "-"/);
  expect(written).not.toContain(name);
});
