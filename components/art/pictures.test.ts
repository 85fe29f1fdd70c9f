import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { awardCovers, filmStills, galleryPictures } from './pictures';

const pictures = [...galleryPictures, ...Object.values(filmStills)];
const files = [
  ...pictures.map(({ src, width, height }) => ({ src, width, height })),
  ...pictures.map((p) => ({ src: p.small, width: p.smallWidth, height: p.smallHeight })),
  ...Object.values(awardCovers).map(({ src, width, height }) => ({ src, width, height })),
];
const onDisk = (src: string) => `public${src}`;

it.each(files)('$src has the size that the pages reserve for it', async ({ src, ...size }) => {
  expect(await sharp(onDisk(src)).metadata()).toMatchObject({ format: 'webp', ...size });
});

it('the gallery has thirteen pictures, named as specified', () => {
  expect(galleryPictures.map(({ alt }) => alt)).toEqual(
    Array.from({ length: 13 }, (_, i) => `Actividad cultural de Grupo Dauro, imagen ${i + 1}`),
  );
  expect(new Set(galleryPictures.map(({ caption }) => caption)).size).toBe(13);
  const sizes = galleryPictures.map(({ src }) => statSync(onDisk(src)).size);
  expect(Math.max(...sizes)).toBeLessThan(70 * 1024);
});

it('there is every picture that a seeded article uses', () => {
  const named = readFileSync('supabase/seed.sql', 'utf8').match(/\/images\/[\w./-]+/g) ?? [];
  expect(named.length).toBeGreaterThanOrEqual(6);
  for (const src of named) expect(existsSync(onDisk(src)), src).toBe(true);
});

it('all pictures weigh less than five megabytes altogether', () => {
  const sizes = readdirSync('public/images', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(`${entry.parentPath}/${entry.name}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(5 * 1024 * 1024);
});
