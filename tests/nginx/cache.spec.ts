import { ask } from '../setup/ask.ts';
import { expect, page, test } from '../setup/behind-nginx.ts';
import { publicPage } from '../setup/upstream.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** As long as a page is fresh. */
const seconds = 2000;

test('a public page is cached for seconds, whatever its own lifetime', async ({
  nginx,
  upstream,
}) => {
  const states = [];
  for (const pause of [0, 500, seconds + 1000]) {
    await wait(pause);
    const answer = await ask(nginx.port, '/blog');
    expect([answer.status, answer.text]).toEqual([200, page]);
    states.push(answer.headers['x-cache']);
  }
  expect(states).toEqual(['MISS', 'HIT', 'EXPIRED']);
  expect(upstream.paths).toEqual(['/blog', '/blog']);
});

test('one request at a time reaches the application, for a new page and for an expired one', async ({
  nginx,
  upstream,
}) => {
  let version = 0;
  upstream.answer = (request, response) => {
    version += 1;
    setTimeout(publicPage(`versión ${version}`), 300, request, response);
  };
  const crowd = () => Promise.all(Array.from({ length: 30 }, () => ask(nginx.port, '/')));
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

test('the old page is served while the application fails, hangs up or is stopped', async ({
  nginx,
  upstream,
}) => {
  const { port } = upstream;
  await ask(nginx.port, '/blog');
  await wait(seconds + 1000);
  const expectOld = async () => {
    const answer = await ask(nginx.port, '/blog');
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
  await upstream.listen(port);
  expect((await ask(nginx.port, '/blog')).text).toBe('nueva');
});

const visitors: readonly (readonly [string, string, Record<string, string>])[] = [
  ['a cookie', '/blog', { cookie: 'sesion=1' }],
  ['credentials', '/blog', { authorization: 'Bearer x' }],
  ['a question', '/blog?q=agua', {}],
  ['React’s own request', '/blog', { rsc: '1' }],
  ['a content type, which makes the policy of a form’s answer,', '/blog', { 'content-type': 'x' }],
];
for (const [what, path, headers] of visitors) {
  test(`${what} neither gets a cached page nor stores one`, async ({ nginx, upstream }) => {
    upstream.answer = publicPage('de alguien');
    await ask(nginx.port, path, { headers });
    upstream.answer = publicPage('de todos');
    expect((await ask(nginx.port, '/blog')).text).toBe('de todos');
    upstream.answer = publicPage('de alguien');
    expect((await ask(nginx.port, path, { headers })).text).toBe('de alguien');
    expect((await ask(nginx.port, '/blog')).text).toBe('de todos');
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
  test(`an answer ${what} is not cached`, async ({ nginx, upstream }) => {
    upstream.answer = publicPage(page, headers);
    for (let count = 0; count < 3; count += 1) await ask(nginx.port, '/blog');
    expect(upstream.paths).toHaveLength(3);
  });
}

for (const [what, status, headers] of [
  ['deleted', 404, {}],
  ['moved', 308, { location: '/blog/otra' }],
] as const) {
  test(`a page that was ${what} is not served again, not even while its address is being revalidated`, async ({
    nginx,
    upstream,
  }) => {
    await ask(nginx.port, '/blog/una');
    upstream.answer = (_, response) => {
      const kept = { 'cache-control': 's-maxage=60', ...headers };
      setTimeout(() => response.writeHead(status, kept).end('nada'), 300);
    };
    await wait(seconds + 1000);
    expect((await ask(nginx.port, '/blog/una')).status).toBe(status);
    await wait(seconds + 1000);
    const crowd = await Promise.all([1, 2, 3].map(() => ask(nginx.port, '/blog/una')));
    expect(crowd.map((answer) => answer.status)).toEqual([status, status, status]);
    expect(crowd.map((answer) => answer.headers.location)).toEqual(
      Array(3).fill('location' in headers ? headers.location : undefined),
    );
  });
}

test('personal pages do not wait for each other', async ({ nginx, upstream }) => {
  upstream.answer = (_, response) => {
    setTimeout(() => response.writeHead(200, { 'cache-control': 'no-store' }).end('a'), 300);
  };
  const before = performance.now();
  await Promise.all(Array.from({ length: 10 }, () => ask(nginx.port, '/auth')));
  expect(performance.now() - before).toBeLessThan(1500);
});

test('files with a hash in their name are served while the application is stopped', async ({
  nginx,
  upstream,
}) => {
  upstream.answer = publicPage('código', {
    'cache-control': 'public, max-age=31536000, immutable',
    vary: '',
  });
  const path = '/_next/static/chunks/a.js';
  await ask(nginx.port, path);
  await wait(seconds + 1000);
  await upstream.stop();
  const answer = await ask(nginx.port, path);
  expect([answer.text, answer.headers['x-cache']]).toEqual(['código', 'HIT']);
  expect(answer.headers['cache-control']).toContain('immutable');
});

test('a request with the ETag of a cached page gets 304 without a body', async ({
  nginx,
  upstream,
}) => {
  upstream.answer = publicPage(page, { etag: '"a"' });
  await ask(nginx.port, '/');
  const answer = await ask(nginx.port, '/', { headers: { 'if-none-match': 'W/"a"' } });
  expect([answer.status, answer.text]).toEqual([304, '']);
});
