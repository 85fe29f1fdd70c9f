import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, page, test } from '../setup/behind-nginx.ts';

for (const [accepted, encoding, decode] of [
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
] as const) {
  test(`the best encoding for ${accepted}`, async ({ ask, upstream }) => {
    // The second response comes from the cache.
    for (const state of ['MISS', 'HIT']) {
      const answer = await ask('/', { headers: { 'accept-encoding': accepted } });
      expect(answer.headers['x-cache']).toBe(state);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toContain('Accept-Encoding');
      expect(decode(answer.body).toString('utf8')).toBe(page);
    }
    expect(upstream.heads[0]?.headers['accept-encoding']).toBeUndefined();
  });
}

test('pictures are not compressed', async ({ ask, upstream }) => {
  upstream.answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'image/webp' }).end(Buffer.alloc(4000));
  };
  const headers = { 'accept-encoding': 'br, gzip' };
  const answer = await ask('/images/a.webp', { headers });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body).toHaveLength(4000);
});
