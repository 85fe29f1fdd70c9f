import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Cuts the typefaces down to what the site sets: `node local/generate/fonts.ts`. The result is committed; run it again
 * when a typeface gets a new version. Every page waits for two of these files, and the whole ones are twice as heavy.
 */
const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../../app/typefaces/', import.meta.url);

/** The weight of our titles; their drawing follows the size (`opsz`), which is half the charm of Fraunces. */
const titles = { wght: 420 } as const;

const faces = [
  {
    source: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    name: 'fraunces.woff2',
    axes: titles,
  },
  {
    source: 'fraunces/files/fraunces-latin-opsz-italic.woff2',
    name: 'fraunces-italic.woff2',
    axes: titles,
  },
  {
    source: 'inter/files/inter-latin-wght-normal.woff2',
    name: 'inter.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
  // The cards for social networks are set by a program that reads one drawing of an unpacked font.
  {
    source: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    name: 'fraunces-card.ttf',
    axes: { ...titles, opsz: 144 },
  },
  {
    source: 'inter/files/inter-latin-wght-normal.woff2',
    name: 'inter-card.ttf',
    axes: { wght: 500 },
  },
] as const;

await mkdir(target, { recursive: true });
for (const { source, name, axes } of faces) {
  const whole = await readFile(new URL(source, packages));
  const font = await subsetFont(whole, characters(), {
    targetFormat: name.endsWith('.ttf') ? 'sfnt' : 'woff2',
    variationAxes: axes,
  });
  await writeFile(new URL(name, target), font);
  console.log(`${name}: ${whole.length} → ${font.length} bytes`);
}
for (const family of ['fraunces', 'inter']) {
  await copyFile(new URL(`${family}/LICENSE`, packages), new URL(`${family}-OFL.txt`, target));
}

/** Latin-1, which has every letter of the languages of Spain and its neighbours, and the signs of good typesetting. */
function characters(): string {
  const range = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  const signs = 'ŒœŸ–—‘’‚“”„†‡•…‹›€™−←↑→↓\u2009\u200a\u2011\u202f';
  return [...range(0x20, 0x7e), ...range(0xa0, 0xff), signs].join('');
}
