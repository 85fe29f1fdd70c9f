import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { cardPicture } from './card-picture';

afterEach(() => vi.unstubAllGlobals());

const box = { width: 100, height: 100, fit: 'inside' } as const;
const drawing = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"/>`;
const serve = (body: BodyInit) => vi.stubGlobal('fetch', async () => new Response(body));

it('decodes a cover, and none with more pixels than a picture may have', async () => {
  serve(drawing(800));
  const address = 'https://cdn.shopify.com/portada';
  expect(await cardPicture(address, box)).toMatchObject({ width: 100, height: 100 });
  serve(drawing(8_000));
  expect(await cardPicture(address, box)).toBeNull();
});

it('reads no more of a picture than it may have bytes, whatever length is declared', async () => {
  const bytes = await sharp({ create: { ...box, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  serve(new Blob([new Uint8Array(bytes), new Uint8Array(12 * 1024 * 1024)]));
  expect(await cardPicture('https://cdn.shopify.com/portada', box)).toBeNull();
});
