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
  if (request.url === '/page') response.setHeader('x-nextjs-prerender', '1');
  if (request.url?.startsWith('/long') || request.url === '/page') {
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

  it('packs a prerendered page once for its later readers', async () => {
    const asked = async (accepted: string) => {
      const answer = await fetch(`${origin}/page`, { headers: { 'accept-encoding': accepted } });
      expect(await answer.text()).toBe('Granada '.repeat(1000));
      return ['content-encoding', 'content-length', 'vary'].map((name) => answer.headers.get(name));
    };
    expect(await asked('gzip, deflate, br, zstd')).toEqual(['br', null, 'Accept-Encoding']);
    // What was packed has a length that is known before it is sent.
    const packed = ['br', expect.stringMatching(/^\d\d$/), 'Accept-Encoding'];
    await expect.poll(() => asked('gzip, br')).toEqual(packed);
    for (const reader of ['gzip', 'gzip;q=1, br;q=0']) {
      expect(await asked(reader)).toEqual(['gzip', null, 'Accept-Encoding']);
    }
  });

  it('hands out files as they are', async () => {
    const answer = await fetch(`${origin}/long.pdf`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe('Granada '.repeat(1000));
  });
});
