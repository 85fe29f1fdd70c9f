import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { further, spanish } from './characters.ts';

/** `node local/generate/fonts.ts` subsets the fonts. The result is committed; run it for a new version of a font. */
const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../../app/typefaces/', import.meta.url);

/** The weight of the titles. The `opsz` axis stays, because the shapes depend on the optical size. */
const titles = { wght: 420 } as const;

/** The OpenType features to keep: kerning, ligatures, accents, tabular figures, and alternative letters of Inter. */
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'cv11', 'ss03'];

const upright = 'fraunces/files/fraunces-latin-opsz-normal.woff2';
const italic = 'fraunces/files/fraunces-latin-full-italic.woff2';
const text = 'inter/files/inter-latin-wght-normal.woff2';
const textWeights = { wght: { min: 400, max: 600, default: 400 } } as const;
const everything = [...spanish, ...further];

const faces = [
  { source: upright, name: 'fraunces.woff2', axes: titles, characters: spanish },
  { source: upright, name: 'fraunces-further.woff2', axes: titles, characters: further },
  // A few lines per page, between 20 and 100 pixels: one optical size is enough and halves the file. `rvrn` replaces
  // Fraunces's wonky d and l, whose flags make «del» look like «def», and «lo» like «fo».
  {
    source: italic,
    name: 'fraunces-italic.woff2',
    axes: { ...titles, opsz: 60, SOFT: 0, WONK: 0 },
    characters: everything,
    keep: [...features, 'rvrn'],
  },
  { source: text, name: 'inter.woff2', axes: textWeights, characters: spanish },
  { source: text, name: 'inter-further.woff2', axes: textWeights, characters: further },
  // The renderer of social cards reads only a static instance of an uncompressed font.
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
