import { ask } from '../setup/ask.ts';
import { expect, test } from '../setup/behind-nginx.ts';

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
  test(`${asked} reaches the application as ${passed}`, async ({ nginx, upstream }) => {
    expect((await ask(nginx.port, asked)).status).toBe(200);
    await ask(nginx.port, asked, { headers: { 'next-action': 'x' }, method: 'POST' });
    expect(upstream.paths).toEqual([passed, passed]);
  });
}

test('encoded and doubled-slash spellings of an address share one cached page', async ({
  nginx,
  upstream,
}) => {
  for (const path of ['/blog', '/%62log', '//blog']) await ask(nginx.port, path);
  expect(upstream.paths).toEqual(['/blog']);
});

for (const path of ['/images/subidas/%a0', '/blog/%a0/social.jpg', '/api/%ff']) {
  test(`${path} is no file and reaches nobody`, async ({ nginx, upstream }) => {
    const answer = await ask(nginx.port, path);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('<h1>No hemos entendido la petición</h1>');
    expect(upstream.paths).toEqual([]);
  });
}

for (const path of ['/blog/%ff', '/%c0%ae', '/producto/%ed%a0%80', '/%e0%a4']) {
  test(`${path} is not valid UTF-8 and reaches the application as an address without a page`, async ({
    nginx,
    upstream,
  }) => {
    await ask(nginx.port, path);
    expect(upstream.paths).toEqual(['/%EF%BF%BD']);
  });
}
