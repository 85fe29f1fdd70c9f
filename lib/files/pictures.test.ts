import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { zip } from '@/tests/fixtures/archives';
import { inspectFile } from './inspect';
import { kindNames } from './kinds';

const secret = 'Calle Elvira 1';
const exif = { IFD0: { ImageDescription: secret, Artist: secret } };

async function picture(format: 'jpeg' | 'png', orientation: number): Promise<Buffer> {
  const noise = Buffer.from(
    Array.from({ length: 40 * 24 * 3 }, (_, index) => (index * 7919) % 251),
  );
  return sharp(noise, { raw: { width: 40, height: 24, channels: 3 } })
    .withMetadata({ orientation })
    .withExifMerge(exif)
    .withIccProfile('p3')
    .toFormat(format)
    .toBuffer();
}

const inspect = (buffer: Buffer) => inspectFile(new Uint8Array(buffer), kindNames);
async function cleaned(buffer: Buffer): Promise<Buffer> {
  const file = await inspect(buffer);
  if (typeof file === 'string') throw new Error(file);
  return Buffer.from(file.bytes);
}
const pixels = (buffer: Buffer) => sharp(buffer).raw().toBuffer();

describe.each(['jpeg', 'png'] as const)('a %s', (format) => {
  let before: Buffer;
  let after: Buffer;
  beforeAll(async () => {
    before = await picture(format, 6);
    after = await cleaned(before);
  });

  it('loses its data about people and places', async () => {
    expect(before.includes(secret)).toBe(true);
    expect(after.includes(secret)).toBe(false);
  });

  it('keeps every pixel, its colour profile and its orientation', async () => {
    expect((await pixels(after)).equals(await pixels(before))).toBe(true);
    const [is, was] = [await sharp(after).metadata(), await sharp(before).metadata()];
    expect(is.icc?.equals(was.icc ?? Buffer.alloc(0))).toBe(true);
    expect(is.orientation).toBe(6);
  });

  it('says nothing of an upright camera but the print resolution', async () => {
    const upright = await cleaned(await picture(format, 1));
    expect((await sharp(upright).metadata()).orientation ?? 1).toBe(1);
    expect(upright.includes(secret)).toBe(false);
  });

  it('does not change when it is cleaned again', async () => {
    expect((await cleaned(after)).equals(after)).toBe(true);
  });

  it('loses data after its end, and is refused with an archive there', async () => {
    expect((await cleaned(Buffer.concat([before, Buffer.from(secret)]))).equals(after)).toBe(true);
    const archive = zip([{ name: 'a', content: 'a' }]);
    expect(await inspect(Buffer.concat([before, archive]))).toBe('disguise');
  });

  it('is refused when it is truncated before its picture', async () => {
    const ends = format === 'png' ? before.length - 12 : before.indexOf(Buffer.from([0xff, 0xda]));
    for (let length = 8; length < ends; length += 97) {
      const outcome = await inspect(before.subarray(0, length));
      expect(['wrong_kind', 'broken', 'cut_off']).toContain(outcome);
    }
  });
});

it('a JPEG loses its comments', async () => {
  const before = await picture('jpeg', 1);
  const comment = Buffer.concat([
    Buffer.from([0xff, 0xfe, 0, 2 + secret.length]),
    Buffer.from(secret),
  ]);
  const commented = Buffer.concat([before.subarray(0, 2), comment, before.subarray(2)]);
  expect((await cleaned(commented)).includes(secret)).toBe(false);
});

it.each([
  ['two', '00030000000100060000'],
  ['four', '00040000000100000006'],
])('a JPEG keeps an orientation of %s bytes', async (_bytes, value) => {
  const plain = await sharp({ create: { width: 4, height: 2, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const exif = `ffe10022457869660000 4d4d002a00000008 0001 0112${value}00000000`.replaceAll(
    ' ',
    '',
  );
  const turned = [plain.subarray(0, 2), Buffer.from(exif, 'hex'), plain.subarray(2)];
  expect((await sharp(await cleaned(Buffer.concat(turned))).metadata()).orientation).toBe(6);
});

it('a JPEG keeps the print resolution of its camera beside another one', async () => {
  const camera = await sharp(await picture('jpeg', 1))
    .withMetadata({ density: 300 })
    .jpeg()
    .toBuffer();
  const jfif = Buffer.from('ffe000104a46494600010101004800480000', 'hex');
  const before = Buffer.concat([camera.subarray(0, 2), jfif, camera.subarray(2)]);
  const density = async (file: Buffer) => (await sharp(file).metadata()).density;
  expect([await density(before), await density(await cleaned(before))]).toEqual([300, 300]);
});

it.each([
  ['sRGB', 'accepted'],
  ['PLTE', 'broken'],
])('a PNG with a wrong checksum of %s is %s', async (type, verdict) => {
  const before = await picture('png', 1);
  const chunk = Buffer.from(`\0\0\0\u0001${type}\0\0\0\0\0`);
  const outcome = await inspect(
    Buffer.concat([before.subarray(0, 33), chunk, before.subarray(33)]),
  );
  expect(typeof outcome === 'string' ? outcome : 'accepted').toBe(verdict);
  if (typeof outcome !== 'string') expect(Buffer.from(outcome.bytes).includes(type)).toBe(false);
});

it('a PNG whose end has a wrong checksum is repaired', async () => {
  const before = await picture('png', 1);
  const outcome = await inspect(Buffer.concat([before.subarray(0, -4), Buffer.alloc(4)]));
  expect(typeof outcome === 'string' ? outcome : [...outcome.bytes.subarray(-4)]).toEqual([
    ...before.subarray(-4),
  ]);
});

it('a JPEG in the colours of printing keeps them, also with bytes between its segments', async () => {
  const background = { r: 192, g: 48, b: 32 };
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background } });
  const printed = await plain.toColourspace('cmyk').jpeg().toBuffer();
  const second = 4 + printed.readUInt16BE(4);
  const [start, rest] = [printed.subarray(0, second), printed.subarray(second)];
  const after = await cleaned(Buffer.concat([start, Buffer.alloc(2), rest]));
  expect((await pixels(after)).equals(await pixels(printed))).toBe(true);
  // What browsers tell the colours by, which libvips does without.
  expect([printed.includes('Adobe'), after.includes('Adobe')]).toEqual([true, true]);
});

it('a progressive JPEG keeps all its scans', async () => {
  const before = await sharp(await picture('jpeg', 1))
    .jpeg({ progressive: true })
    .toBuffer();
  expect((await pixels(await cleaned(before))).equals(await pixels(before))).toBe(true);
});

// To look for the end of it, the decoder would hold it in memory whole.
it.each([
  [false, 'accepted'],
  [true, 'cut_off'],
])('a JPEG of many pixels without an end, progressive: %s, is %s', async (progressive, verdict) => {
  const whole = await sharp({
    create: { width: 8000, height: 8000, channels: 3, background: 'white' },
  })
    .toColourspace('b-w')
    .jpeg({ progressive })
    .toBuffer();
  const outcome = await inspect(whole.subarray(0, -2));
  expect(typeof outcome === 'string' ? outcome : 'accepted').toBe(verdict);
});

it.each([2, 12])('a PNG whose last %i bytes are missing is whole', async (missing) => {
  const before = await picture('png', 1);
  const after = await cleaned(before.subarray(0, -missing));
  expect((await pixels(after)).equals(await pixels(before))).toBe(true);
  expect(after.toString('latin1')).toContain('IEND\u00aeB`\u0082');
});

it.each([13, 40])('a PNG whose last %i bytes are missing is cut off', async (missing) => {
  expect(await inspect((await picture('png', 1)).subarray(0, -missing))).toBe('cut_off');
});
