import { expect, test } from '../setup/behind-nginx.ts';

/** What reaches the application: addresses and headers. */

for (const [asked, passed] of [
  ['/%62log', '/blog'],
  ['/%61dmin/contacto?q=%61', '/admin/contacto?q=%61'],
  ['/feed%2Exml', '/feed.xml'],
  ['/blog//una', '/blog/una'],
  ['/blog/./una/../dos', '/blog/dos'],
  ['/x/%2e%2e/admin', '/admin'],
  ['/x/..%2fadmin', '/admin'],
  ['/%5F%7e%2d%5a%7A%30%39', '/_~-Zz09'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/%F0%9F%93%9A', '/%F0%9F%93%9A'],
  ['/a%20b%3Fc%23d%25', '/a%20b%3Fc%23d%25'],
  ['/%2561dmin', '/%2561dmin'],
  ['/a%0d%0aset-cookie:x', '/a%0D%0Aset-cookie:x'],
] as const) {
  test(`${asked} reaches the application as ${passed}`, async ({ ask, upstream }) => {
    expect((await ask(asked)).status).toBe(200);
    await ask(asked, { headers: { 'next-action': 'x' }, method: 'POST' });
    expect(upstream.paths).toEqual([passed, passed]);
  });
}

test('the spellings of an address share one cached page', async ({ ask, upstream }) => {
  for (const path of ['/blog', '/%62log', '//blog']) await ask(path);
  expect(upstream.paths).toEqual(['/blog']);
});

for (const path of ['/images/subidas/%a0', '/blog/%a0/social.jpg', '/api/%ff']) {
  test(`${path} is no file and reaches nobody`, async ({ ask, upstream }) => {
    const answer = await ask(path);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('<h1>No hemos entendido la petición</h1>');
    expect(upstream.paths).toEqual([]);
  });
}

for (const path of ['/blog/%ff', '/%c0%ae', '/producto/%ed%a0%80', '/%e0%a4']) {
  test(`${path} is no UTF-8 and arrives as an unknown address`, async ({ ask, upstream }) => {
    await ask(path);
    expect(upstream.paths).toEqual(['/%EF%BF%BD']);
  });
}

const width = '&w=640&q=75';
const embedded = 'http%3A%2F%2F127.0.0.1%3A54330%2Fcdn%2Fshop%2Ffiles%2F';

test('only addresses of pictures as the site writes are resized', async ({ ask, upstream }) => {
  const written = [
    `%2Fimages%2Fsubidas%2F1732233600000-3f2a3f2a3f2a-1600x900.webp${width}`,
    `/images/gallery/01-600.webp${width}`,
    `${embedded}la-alarife.webp${width}`,
    `http%3A%2F%2F%5B%3A%3A1%5D%3A54330%2Fcdn%2Fshop%2Ffiles%2Fa.webp${width}`,
  ].map((rest) => `/_next/image?url=${rest}`);
  for (const path of written) expect((await ask(path)).status, path).toBe(200);
  expect(upstream.paths).toEqual(written);
  for (const query of [
    ...['%23x', '#x', '%3F', '?', '%3Fx=1'].map((end) => `url=/images/a.webp${end}${width}`),
    ...[
      '/images/./a',
      '/images/x/../a',
      '/images%2F.%2Fa',
      '/images//a',
      '/images/%2561',
      '/%69',
    ].map((path) => `url=${path}.webp${width}`),
    ...['a.webp%23x', 'a.webp%3F', '%2561.webp', '.%2Fa.webp'].map(
      (end) => `url=${embedded}${end}${width}`,
    ),
    `url=${embedded.replace('127', 'x%40127')}a.webp${width}`,
    `url=${embedded}a.webp%23%2Fa.webp${width}`,
    `URL=/images/a.webp&u%72l=/images/a.webp%23x${width}`,
    `u%72l=/images/a.webp%23x${width}`,
  ]) {
    for (const path of ['/_next/image', '/_next/imagen', '/_next/image/']) {
      expect((await ask(`${path}?${query}`)).status, query).toBe(400);
    }
  }
  expect(upstream.paths).toEqual(written);
});

const programs = ['/api/jobs', '/api/doctor', '/api/personal-data'];
const spellings = ['/api//jobs', '/api/%6aobs?x=1', '/x/../api/doctor/', '/api/./personal-data'];

test('only this machine knows the addresses of programs', async ({ ask, upstream }) => {
  for (const path of [...programs, ...spellings]) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const headers = { authorization: 'Bearer secret', 'x-forwarded-for': '127.0.0.1' };
      const answer = await ask(path, { method, headers, from: '127.0.0.2' });
      expect(answer.status, path).toBe(404);
    }
  }
  expect(upstream.paths).toEqual([]);
  for (const path of programs) expect((await ask(path)).status, path).toBe(200);
  expect(upstream.paths).toEqual(programs);
});

test('other addresses are open to everybody', async ({ ask, upstream }) => {
  const open = ['/api/health/ready', '/api/webhooks/shopify', '/api/jobsite', '/blog/api/jobs'];
  for (const path of open) {
    expect((await ask(path, { from: '127.0.0.2' })).status, path).toBe(200);
  }
  expect(upstream.paths).toEqual(open);
});

test('every request gets a new identifier, whatever it says', async ({ ask, upstream }) => {
  for (const path of ['/dauro', '/api/health/ready', '/_next/static/x.js']) {
    await ask(path, { headers: { 'x-request-id': 'invented' } });
  }
  const ids = upstream.heads.map(({ headers }) => String(headers['x-request-id']));
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
});

test("nginx sets the visitor's address, whatever the client sent", async ({ ask, upstream }) => {
  await ask('/a', {
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

test('headers with a meaning for Next do not arrive', async ({ ask, upstream }) => {
  const headers = {
    'content-security-policy': "script-src 'nonce-a'",
    'content-security-policy-report-only': "script-src 'nonce-a'",
    'x-middleware-subrequest': 'middleware',
    'x-matched-path': '/admin',
  };
  await ask('/a', { headers });
  for (const name of Object.keys(headers)) {
    expect(upstream.heads[0]?.headers[name], name).toBeUndefined();
  }
});

test('a range of a file is cut by nginx, which refuses one beyond its end', async ({
  ask,
  upstream,
}) => {
  upstream.answer = (_, response) =>
    response.writeHead(200, { 'content-length': 7 }).end('Granada');
  const range = async (range: string) => {
    const { status, headers } = await ask('/images/a.webp', { headers: { range } });
    return [status, headers['content-range']];
  };
  expect(await range('bytes=2-3')).toEqual([206, 'bytes 2-3/7']);
  expect(await range('bytes=7-')).toEqual([416, 'bytes */7']);
  expect(upstream.heads.map(({ headers }) => headers.range)).toEqual([undefined, undefined]);
});
