import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installInFront } from './install-in-front';

installInFront();
const server = createServer((request, response) => {
  // As Next says it of a page that is made for its visitor.
  const said = request.headers['x-say'];
  if (said)
    response.setHeader('Cache-Control', request.url === '/feed.xml' ? [String(said)] : said);
  if (request.url?.startsWith('/long')) {
    const isFile = request.url.endsWith('.pdf');
    response.setHeader('Content-Type', isFile ? 'application/octet-stream' : 'text/html');
    response.end('Granada '.repeat(1000));
  } else response.end(request.url);
});
let origin = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  server.close();
});

describe('installInFront', () => {
  it('hands on paths as caches in front understand them', async () => {
    const answer = await fetch(`${origin}/%62log?q=%62`);
    expect(await answer.text()).toBe('/blog?q=%62');
  });

  it.each([
    ['s-maxage=20, stale-while-revalidate=31535980', 's-maxage=20, stale-while-revalidate=15'],
    ['s-maxage=20, stale-while-revalidate=15', 's-maxage=20, stale-while-revalidate=15'],
    [
      's-maxage=300, stale-while-revalidate=31535700',
      's-maxage=300, stale-while-revalidate=31535700',
    ],
    ['private, no-store', 'private, no-store'],
  ])('says of %s: %s', async (said, heard) => {
    for (const path of ['/blog', '/feed.xml']) {
      const answer = await fetch(origin + path, { headers: { 'x-say': said } });
      expect(answer.headers.get('cache-control'), path).toBe(heard);
    }
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('compresses for readers of %s', async (accepted, encoding) => {
    const answer = await fetch(`${origin}/long`, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe('Granada '.repeat(1000));
  });

  it('hands out files as they are', async () => {
    const answer = await fetch(`${origin}/long.pdf`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe('Granada '.repeat(1000));
  });
});
