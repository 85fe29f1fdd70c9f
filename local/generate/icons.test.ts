import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { colors } from '../../lib/colors.gen.ts';
import { drawnIcons } from './icons.ts';

const icon = readFileSync('app/icon.svg', 'utf8');
const icons = Object.entries(await drawnIcons(icon, colors.pomegranate, colors.paper));

/** The ICO file holds a PNG after its directory of 22 bytes. */
const pixels = (file: string, bytes: Buffer) =>
  sharp(file.endsWith('.ico') ? bytes.subarray(22) : bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

// The pixels, because another version of the encoder may write other bytes.
it.each(icons)('%s is drawn in the current colours', async (file, drawn) => {
  const committed = await pixels(file, readFileSync(file));
  const fresh = await pixels(file, drawn);
  expect(committed.info).toMatchObject({ width: fresh.info.width, height: fresh.info.height });
  const furthest = fresh.data.reduce(
    (most, value, at) => Math.max(most, Math.abs(value - (committed.data[at] ?? 0))),
    0,
  );
  expect(furthest).toBeLessThan(24);
});
