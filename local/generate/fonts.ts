import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { further, spanish } from './characters.ts';

/**
 * Cuts the typefaces down to what the site sets: `node local/generate/fonts.ts`. The result is committed; run it again
 * when a typeface gets a new version. Every page waits for two of these files, and the whole ones are twice as heavy.
 */
const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../../app/typefaces/', import.meta.url);

/** The weight of our titles. Their shapes follow the optical size (`opsz`), so that axis is kept. */
const titles = { wght: 420 } as const;

/** What good setting needs: kerning, ligatures, accents, figures in columns; and the letters that we chose of Inter. */
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'cv11', 'ss03'];

const upright = 'fraunces/files/fraunces-latin-opsz-normal.woff2';
const italic = 'fraunces/files/fraunces-latin-full-italic.woff2';
const text = 'inter/files/inter-latin-wght-normal.woff2';
const textWeights = { wght: { min: 400, max: 600, default: 400 } } as const;
const everything = [...spanish, ...further];

const faces = [
  { source: upright, name: 'fraunces.woff2', axes: titles, characters: spanish },
  { source: upright, name: 'fraunces-further.woff2', axes: titles, characters: further },
  // A few lines per page, between 20 and 100 pixels: one drawing serves them, at half the weight. `rvrn` takes off the
  // flags that Fraunces puts on d and l when they are wonky: with them «del» reads like «def», and «lo» like «fo».
  {
    source: italic,
    name: 'fraunces-italic.woff2',
    axes: { ...titles, opsz: 60, SOFT: 0, WONK: 0 },
    characters: everything,
    keep: [...features, 'rvrn'],
  },
  { source: text, name: 'inter.woff2', axes: textWeights, characters: spanish },
  { source: text, name: 'inter-further.woff2', axes: textWeights, characters: further },
  // The cards for social networks are set by a program that reads one drawing of an unpacked font.
  {
    source: upright,
    name: 'fraunces-card.ttf',
    axes: { ...titles, opsz: 144 },
    characters: everything,
  },
  { source: text, name: 'inter-card.ttf', axes: { wght: 500 }, characters: everything },
] as const;

await mkdir(target, { recursive: true });
for (const { source, name, axes, characters, ...face } of faces) {
  const whole = await readFile(new URL(source, packages));
  const font = await subsetFont(whole, characters.join(''), {
    targetFormat: name.endsWith('.ttf') ? 'sfnt' : 'woff2',
    variationAxes: axes,
    keepFeatures: [...('keep' in face ? face.keep : features)],
    noHinting: true,
  });
  await writeFile(new URL(name, target), font);
  console.log(`${name}: ${whole.length} → ${font.length} bytes`);
}
for (const family of ['fraunces', 'inter']) {
  await copyFile(new URL(`${family}/LICENSE`, packages), new URL(`${family}-OFL.txt`, target));
}
