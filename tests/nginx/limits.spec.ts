import { expect, test } from '../setup/behind-nginx.ts';

test('too many posts of one address are answered 429', async ({ ask, upstream }) => {
  const post = (from: string) => ask('/dauro/arte', { method: 'POST', body: 'a=b', from });
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
  expect((await ask('/dauro/arte', { from: '127.0.0.2' })).status).toBe(200);
});

test('too many searches of one address are answered 429', async ({ ask, upstream }) => {
  const paths = [
    '/blog?q=agua',
    '/tienda?q=agua',
    '/tienda/buscar?pagina=2&q=agua',
    '/blog?%71=agua',
    '/blog?q=&q=agua',
  ];
  const search = (index: number) => ask(`${paths[index % 5]}${index}`, { from: '127.0.0.2' });
  const all = await Promise.all(Array.from({ length: 60 }, (_, index) => search(index)));
  const refused = all.filter(({ status }) => status === 429);
  // The limit allows a burst of forty, and one more per second.
  expect(refused.length).toBeGreaterThan(10);
  expect(refused.length).toBeLessThan(20);
  expect(upstream.paths).toHaveLength(60 - refused.length);
  expect(refused[0]?.text).toContain('<h1>Demasiadas peticiones seguidas</h1>');
  for (const path of [
    '/blog',
    '/blog?q=',
    '/blog?q=&pagina=2',
    '/blog?faq=1',
    '/tienda/categoria/poesia?q=a',
  ]) {
    expect((await ask(path, { from: '127.0.0.2' })).status, path).toBe(200);
  }
  expect((await ask('/blog?q=agua', { from: '127.0.0.3' })).status).toBe(200);
});

test('a search address of many question marks is judged in linear time', async ({ ask }) => {
  const start = performance.now();
  for (let count = 0; count < 40; count += 1) {
    const { status } = await ask(`/blog/buscar${'?&'.repeat(4000)}`, { from: '127.0.0.4' });
    expect(status).toBe(200);
  }
  // Quadratic time would be a quarter of a second for each.
  expect(performance.now() - start).toBeLessThan(5000);
});

test('too many pictures of one address are answered 429', async ({ ask, upstream }) => {
  const picture = '/_next/image?url=%2Fimages%2Fa.webp&w=640&q=75';
  const all = Array.from({ length: 200 }, () => ask(picture, { from: '127.0.0.2' }));
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  // The limit allows a burst of a hundred and twenty, and ten more per second.
  const refused = statuses.filter((status) => status === 429).length;
  expect(refused).toBeGreaterThan(0);
  expect(upstream.paths).toHaveLength(200 - refused);
  expect((await ask(picture, { from: '127.0.0.3' })).status).toBe(200);
  expect((await ask('/images/a.webp', { from: '127.0.0.2' })).status).toBe(200);
});

const form = '/dauro/editorial/propuesta';
const large = { method: 'POST', body: Buffer.alloc(1_000_000) };

test('forms with files arrive one per second, small ones at once', async ({ ask, upstream }) => {
  const start = performance.now();
  const arrivals: number[] = [];
  upstream.answer = (_, response) => {
    arrivals.push(performance.now() - start);
    response.end('ok');
  };
  const methods = ['POST', 'PUT', 'POST', 'PATCH'];
  const all = Promise.all(
    methods.map((method, at) => ask(form, { ...large, method, from: `127.0.0.${at + 20}` })),
  );
  const small = await ask('/contacto/enviar', { method: 'POST', body: 'a=b' });
  expect(small.status).toBe(200);
  expect(arrivals.length).toBeLessThan(4);
  expect((await all).map(({ status }) => status)).toEqual(Array(4).fill(200));
  expect(arrivals.at(-1)).toBeGreaterThan(2900);
});

test('one address cannot fill the queue of forms with files', async ({ ask, upstream }) => {
  const all = Array.from({ length: 10 }, () => ask(form, { ...large, from: '127.0.0.2' }));
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
  expect(upstream.paths.length).toBeLessThanOrEqual(7);
  expect((await ask(form, { ...large, from: '127.0.0.3' })).status).toBe(200);
});

test('the office uploads more files in a row, without filling the queue', async ({ ask }) => {
  const upload = () => ask('/admin/imagenes', { ...large, from: '127.0.0.2' });
  const statuses = (await Promise.all(Array.from({ length: 12 }, upload))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(9);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
  expect((await upload()).status).toBe(200);
});

test('a hundred connections of one address are answered', async ({ ask, upstream }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  upstream.answer = (_, response) => void released.then(() => response.end('ok'));
  const path = '/api/lento';
  const all = Array.from({ length: 120 }, () => ask(path, { from: '127.0.0.2' }));
  await expect.poll(() => upstream.paths.length).toBe(100);
  const other = ask(path, { from: '127.0.0.3' });
  await expect.poll(() => upstream.paths.length).toBe(101);
  release();
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect((await other).status).toBe(200);
});

test("the application's own 429 is passed on", async ({ ask, upstream }) => {
  upstream.answer = (_, response) => {
    response.writeHead(429, { 'content-type': 'text/html', 'retry-after': '77' }).end('propio');
  };
  const answer = await ask('/propuesta/x');
  expect([answer.status, answer.text]).toEqual([429, 'propio']);
  expect(answer.headers['retry-after']).toBe('77');
});
