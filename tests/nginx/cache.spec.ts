import { expect, page, test } from '../setup/behind-nginx.ts';
import { publicPage } from '../setup/upstream.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** As long as a page is fresh. */
const seconds = 2000;

test('a public page is cached for seconds, whatever it says', async ({ ask, upstream }) => {
  const states = [];
  for (const pause of [0, 500, seconds + 1000]) {
    await wait(pause);
    const answer = await ask('/blog');
    expect([answer.status, answer.text]).toEqual([200, page]);
    states.push(answer.headers['x-cache']);
  }
  expect(states).toEqual(['MISS', 'HIT', 'EXPIRED']);
  expect(upstream.paths).toEqual(['/blog', '/blog']);
});

test('one request at a time arrives, also for an expired page', async ({ ask, upstream }) => {
  let version = 0;
  upstream.answer = (request, response) => {
    version += 1;
    setTimeout(publicPage(`versión ${version}`), 300, request, response);
  };
  const crowd = () => Promise.all(Array.from({ length: 30 }, () => ask('/')));
  const first = await crowd();
  expect(new Set(first.map(({ text }) => text))).toEqual(new Set(['versión 1']));
  expect(upstream.paths).toHaveLength(1);
  await wait(seconds + 1000);
  const second = await crowd();
  // One request waits for the new page; the others get the old one meanwhile.
  expect(second.filter(({ text }) => text === 'versión 2')).toHaveLength(1);
  expect(second.filter(({ text }) => text === 'versión 1')).toHaveLength(29);
  expect(upstream.paths).toHaveLength(2);
});

test('the old page is served while the application fails', async ({ ask, upstream }) => {
  await ask('/blog');
  await wait(seconds + 1000);
  const expectOld = async () => {
    const answer = await ask('/blog');
    expect([answer.status, answer.text]).toEqual([200, page]);
    expect(answer.headers['x-cache']).toBe('STALE');
  };
  for (const status of [500, 502, 503]) {
    upstream.answer = (_, response) => response.writeHead(status).end('roto');
    await expectOld();
  }
  upstream.answer = (request) => request.socket.destroy();
  await expectOld();
  await upstream.stop();
  await expectOld();
  upstream.answer = publicPage('nueva');
  await upstream.listen();
  expect((await ask('/blog')).text).toBe('nueva');
});

const visitors: readonly (readonly [string, string, Record<string, string>])[] = [
  ['a cookie', '/blog', { cookie: 'sesion=1' }],
  ['credentials', '/blog', { authorization: 'Bearer x' }],
  ['a question', '/blog?q=agua', {}],
  ['React’s own request', '/blog', { rsc: '1' }],
  ['a content type, which makes the policy of a form’s answer,', '/blog', { 'content-type': 'x' }],
];
for (const [what, path, headers] of visitors) {
  test(`${what} neither gets a cached page nor stores one`, async ({ ask, upstream }) => {
    upstream.answer = publicPage('de alguien');
    await ask(path, { headers });
    upstream.answer = publicPage('de todos');
    expect((await ask('/blog')).text).toBe('de todos');
    upstream.answer = publicPage('de alguien');
    expect((await ask(path, { headers })).text).toBe('de alguien');
    expect((await ask('/blog')).text).toBe('de todos');
  });
}

const answers: readonly (readonly [string, Record<string, string>])[] = [
  ['private', { 'cache-control': 'private, no-store' }],
  ['private, in spite of s-maxage', { 'cache-control': 'private, s-maxage=20' }],
  ['without a word', { 'cache-control': '' }],
  ['public for browsers only', { 'cache-control': 'public, max-age=86400' }],
  ['with a cookie', { 'set-cookie': 'sesion=1' }],
  ['that depends on what is accepted', { vary: 'rsc, Accept, Accept-Encoding' }],
  ['that depends on everything', { vary: '*' }],
];
for (const [what, headers] of answers) {
  test(`an answer ${what} is not cached`, async ({ ask, upstream }) => {
    upstream.answer = publicPage(page, headers);
    for (let count = 0; count < 3; count += 1) await ask('/blog');
    expect(upstream.paths).toHaveLength(3);
  });
}

for (const [what, status, location] of [
  ['deleted', 404, undefined],
  ['moved', 308, '/blog/otra'],
] as const) {
  test(`a ${what} page stays away while it is revalidated`, async ({ ask, upstream }) => {
    await ask('/blog/una');
    upstream.answer = (_, response) => {
      const headers = { 'cache-control': 's-maxage=60', ...(location && { location }) };
      setTimeout(() => response.writeHead(status, headers).end('nada'), 300);
    };
    await wait(seconds + 1000);
    expect((await ask('/blog/una')).status).toBe(status);
    await wait(seconds + 1000);
    const crowd = await Promise.all([1, 2, 3].map(() => ask('/blog/una')));
    for (const answer of crowd) {
      expect([answer.status, answer.headers.location]).toEqual([status, location]);
    }
  });
}

test('personal pages do not wait for each other', async ({ ask, upstream }) => {
  upstream.answer = (_, response) => {
    setTimeout(() => response.writeHead(200, { 'cache-control': 'no-store' }).end('a'), 300);
  };
  const before = performance.now();
  await Promise.all(Array.from({ length: 10 }, () => ask('/auth')));
  expect(performance.now() - before).toBeLessThan(1500);
});

test('files with a hash need no application', async ({ ask, upstream }) => {
  const immutable = { 'cache-control': 'public, max-age=31536000, immutable', vary: '' };
  upstream.answer = publicPage('código', immutable);
  const path = '/_next/static/chunks/a.js';
  await ask(path);
  await wait(seconds + 1000);
  await upstream.stop();
  const answer = await ask(path);
  expect([answer.text, answer.headers['x-cache']]).toEqual(['código', 'HIT']);
  expect(answer.headers['cache-control']).toContain('immutable');
});

test('the ETag of a cached page gets 304 without a body', async ({ ask, upstream }) => {
  upstream.answer = publicPage(page, { etag: '"a"' });
  await ask('/');
  const answer = await ask('/', { headers: { 'if-none-match': 'W/"a"' } });
  expect([answer.status, answer.text]).toEqual([304, '']);
});

test('health checks are passed on and never cached', async ({ ask, upstream }) => {
  upstream.answer = (_, response) => response.writeHead(503).end('{"ready":false}');
  const first = await ask('/api/health/ready');
  expect([first.status, first.text]).toEqual([503, '{"ready":false}']);
  upstream.answer = (_, response) =>
    response.writeHead(200, { 'cache-control': 's-maxage=60' }).end('{"ready":true}');
  for (const _ of [1, 2]) {
    const { status, headers } = await ask('/api/health/ready');
    expect([status, headers['x-cache']]).toEqual([200, undefined]);
  }
  expect(upstream.paths).toHaveLength(3);
});
