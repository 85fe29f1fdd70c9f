import { statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { pictureFacts } from '@/lib/seo/social/picture-facts';
import { cardPicture, postSocialImage } from './card-picture';

const readImage = vi.hoisted(() => vi.fn());
vi.mock('./images', () => ({ readImage }));

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

it('asks the shop for a smaller picture, and turns it upright', async () => {
  const lying = { create: { width: 40, height: 20, channels: 3, background: 'red' } } as const;
  const turned = await sharp(lying).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const fetched = vi.fn(async (_url: URL) => new Response(new Uint8Array(turned)));
  vi.stubGlobal('fetch', fetched);
  const card = await cardPicture('https://cdn.shopify.com/portada?v=1', box);
  expect(card).toMatchObject({ width: 50, height: 100 });
  expect(fetched.mock.lastCall?.[0].search).toBe('?v=1&width=1000');
});

it('draws a cover of 16 bits and a profile in its colours', async () => {
  const red = sharp({ create: { ...box, channels: 3, background: '#c85032' } });
  const deep = red.toColourspace('rgb16').withIccProfile('p3').png();
  serve(new Uint8Array(await deep.toBuffer()));
  const card = await cardPicture('https://cdn.shopify.com/portada', box);
  const drawn = Buffer.from(card?.source.split(',')[1] ?? '', 'base64');
  const { channels } = await sharp(drawn).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([20, 8, 5]);
});

it('reads no more of a picture than it may have bytes, whatever length is declared', async () => {
  const bytes = await sharp({ create: { ...box, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  serve(new Blob([new Uint8Array(bytes), new Uint8Array(12 * 1024 * 1024)]));
  expect(await cardPicture('https://cdn.shopify.com/portada', box)).toBeNull();
});

const uploaded = '/images/subidas/1732233600000-3f2a3f2a3f2a-40x20.webp';

it.each([
  ['#foco=0,50', [255, 0, 0]],
  ['#foco=100,50', [0, 0, 255]],
])('crops an uploaded picture around its focus point %s', async (mark, color) => {
  const half = { create: { width: 20, height: 20, channels: 3, background: 'red' } } as const;
  const picture = sharp(half).extend({ right: 20, background: 'blue' }).webp({ lossless: true });
  readImage.mockResolvedValue(new Blob([new Uint8Array(await picture.toBuffer())]));
  const card = await cardPicture(`${uploaded}${mark}`, { width: 10, height: 10, fit: 'cover' });
  expect(readImage).toHaveBeenCalledWith('1732233600000-3f2a3f2a3f2a-40x20.webp');
  const { channels } = await sharp(Buffer.from(card?.source.split(',')[1] ?? '', 'base64')).stats();
  expect(channels.map(({ mean }) => Math.round(mean))).toEqual(color);
});

it('names the measures of an uploaded social image, without its focus point', async () => {
  const post = { slug: 'a', title: 'A', updatedAt: '', ogImage: `${uploaded}#foco=30,70` };
  const image = { url: uploaded, alt: 'A', width: 40, height: 20, type: 'image/webp' };
  expect(await postSocialImage(post)).toEqual(image);
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
])('measures nothing at %s', async (address) => expect(await pictureFacts(address)).toBeNull());
