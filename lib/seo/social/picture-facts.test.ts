import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureFacts } from '@/lib/seo/social/card-picture';

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
])('returns null for %s', async (address) => {
  expect(await pictureFacts(address)).toBeNull();
});
