import { ask } from '../setup/ask.ts';
import { expect, test } from '../setup/behind-nginx.ts';

test('too many posts of one address are answered 429 by a Spanish page, other addresses are not', async ({
  nginx,
  upstream,
}) => {
  const post = (from: string) =>
    ask(nginx.port, '/dauro/arte', { method: 'POST', body: 'a=b', from });
  const all = await Promise.all(Array.from({ length: 80 }, () => post('127.0.0.2')));
  const refused = all.filter(({ status }) => status === 429);
  // The limit allows a burst of sixty, and two more per second.
  expect(refused.length).toBeGreaterThan(10);
  expect(refused.length).toBeLessThan(20);
  expect(upstream.paths).toHaveLength(80 - refused.length);
  const [answer] = refused;
  expect(answer?.headers['retry-after']).toBe('10');
  expect(answer?.text).toContain('<h1>Demasiadas peticiones seguidas</h1>');

  expect((await post('127.0.0.3')).status).toBe(200);
  expect((await ask(nginx.port, '/dauro/arte', { from: '127.0.0.2' })).status).toBe(200);
});

test('too many searches of one address are answered 429, its other pages are not', async ({
  nginx,
  upstream,
}) => {
  const paths = ['/blog?q=agua', '/tienda?q=agua', '/tienda/buscar?pagina=2&q=agua'];
  const all = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      ask(nginx.port, `${paths[index % 3]}${index}`, { from: '127.0.0.2' }),
    ),
  );
  const refused = all.filter(({ status }) => status === 429);
  // The limit allows a burst of forty, and one more per second.
  expect(refused.length).toBeGreaterThan(10);
  expect(refused.length).toBeLessThan(20);
  expect(upstream.paths).toHaveLength(60 - refused.length);
  expect(refused[0]?.text).toContain('<h1>Demasiadas peticiones seguidas</h1>');
  for (const path of ['/blog', '/blog?q=', '/tienda/categoria/poesia?q=a']) {
    expect((await ask(nginx.port, path, { from: '127.0.0.2' })).status, path).toBe(200);
  }
  expect((await ask(nginx.port, '/blog?q=agua', { from: '127.0.0.3' })).status).toBe(200);
});

const largeForm = Buffer.alloc(1_000_000);
const sendLarge = (port: number, from: string, method = 'POST') =>
  ask(port, '/dauro/editorial/propuesta', { method, body: largeForm, from });

test('forms with files of many visitors reach the application one per second, small ones at once', async ({
  nginx,
  upstream,
}) => {
  const start = performance.now();
  const arrivals: number[] = [];
  upstream.answer = (_, response) => {
    arrivals.push(performance.now() - start);
    response.end('ok');
  };
  const methods = ['POST', 'PUT', 'POST', 'PATCH'];
  const large = Promise.all(
    methods.map((method, index) => sendLarge(nginx.port, `127.0.0.${index + 20}`, method)),
  );
  const small = await ask(nginx.port, '/contacto/enviar', { method: 'POST', body: 'a=b' });
  expect(small.status).toBe(200);
  expect(arrivals.length).toBeLessThan(4);
  expect((await large).map(({ status }) => status)).toEqual(Array(4).fill(200));
  expect(arrivals.at(-1)).toBeGreaterThan(2900);
});

test('one address cannot fill the queue of forms with files', async ({ nginx, upstream }) => {
  const all = Array.from({ length: 10 }, () => sendLarge(nginx.port, '127.0.0.2'));
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
  expect(upstream.paths.length).toBeLessThanOrEqual(7);
  expect((await sendLarge(nginx.port, '127.0.0.3')).status).toBe(200);
});

test('a hundred connections of one address are answered, and another address always', async ({
  nginx,
  upstream,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  upstream.answer = (_, response) => void released.then(() => response.end('ok'));
  const path = '/api/lento';
  const all = Array.from({ length: 120 }, () => ask(nginx.port, path, { from: '127.0.0.2' }));
  await expect.poll(() => upstream.paths.length).toBe(100);
  const other = ask(nginx.port, path, { from: '127.0.0.3' });
  await expect.poll(() => upstream.paths.length).toBe(101);
  release();
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect((await other).status).toBe(200);
});

test("the application's own 429 is passed on", async ({ nginx, upstream }) => {
  upstream.answer = (_, response) => {
    response.writeHead(429, { 'content-type': 'text/html', 'retry-after': '77' }).end('propio');
  };
  const answer = await ask(nginx.port, '/propuesta/x');
  expect([answer.status, answer.text, answer.headers['retry-after']]).toEqual([
    429,
    'propio',
    '77',
  ]);
});

test("nginx sets the visitor's address, whatever the client sent", async ({ nginx, upstream }) => {
  await ask(nginx.port, '/a', {
    from: '127.0.0.9',
    headers: {
      'x-forwarded-for': '10.0.0.1',
      'x-real-ip': '10.0.0.1',
      forwarded: 'for=10.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'otra.example',
      host: 'grupodauro.example',
    },
  });
  expect(upstream.heads[0]?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.9',
    'x-real-ip': '127.0.0.9',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'grupodauro.example',
    host: 'grupodauro.example',
  });
  expect(upstream.heads[0]?.headers.forwarded).toBeUndefined();
});

test('headers with a meaning for Next do not reach the application', async ({
  nginx,
  upstream,
}) => {
  const headers = {
    'content-security-policy': "script-src 'nonce-a'",
    'content-security-policy-report-only': "script-src 'nonce-a'",
    'x-middleware-subrequest': 'middleware',
    'x-matched-path': '/admin',
  };
  await ask(nginx.port, '/a', { headers });
  for (const name of Object.keys(headers)) {
    expect(upstream.heads[0]?.headers[name], name).toBeUndefined();
  }
});
