import { statSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { cardPicture, pictureFacts } from './card-picture';

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

it('measures pictures in public/', async () => {
  expect(await pictureFacts('/images/gallery/01.webp?v=1')).toEqual({
    width: 1200,
    height: 900,
    type: 'image/webp',
    length: statSync('public/images/gallery/01.webp').size,
  });
});

it.each([
  'https://fuera.example/a.png',
  '//fuera.example/a.png',
  '/images/no-existe.png',
  '/images/../../package.json',
  '/images/%2e%2e/%2e%2e/package.json',
  '/images/%E0%A4%A',
  '/images/',
  '/favicon.ico',
])('measures nothing at %s', async (address) => {
  expect(await pictureFacts(address)).toBeNull();
});
