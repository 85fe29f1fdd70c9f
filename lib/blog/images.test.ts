import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';

vi.mock('@/lib/auth/session', () => ({ staffClient: vi.fn() }));
vi.mock('@/lib/files/virus-scan', () => ({ findsVirus: vi.fn(async () => false) }));
vi.mock('@/lib/supabase/public', () => ({ createPublicClient: vi.fn() }));

const { prepareImage, readImage } = await import('./images');

const { findsVirus } = await import('@/lib/files/virus-scan');

const plain = (width: number, height: number, background = '#9b1b30') =>
  sharp({ create: { width, height, channels: 3, background } });
/** AVIF of two items, as that of tiles has, which sharp does not write. */
const twoItems =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAAQNtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAADRpbG9jAAAAAERAAAIAAQAAAAABJwABAAAAAAAAACEAAgAAAAABJwABAAAAIQAAACEAAAA4aWluZgAAAAAAAgAAABVpbmZlAgAAAAABAABhdjAxAAAAABVpbmZlAgAAAAACAABhdjAxAAAAAA5waXRtAAAAAAABAAAAXGlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAABAAAAAQAAAAEHBpeGkAAAAAAwgICAAAABxpcG1hAAAAAAAAAAIAAQOBAgMAAgOBAgMAAABKbWRhdBIACgg4DP/aQENBpDITH/JihOAAFgAAdX1Zvc0zp3XikBIACgg4DP/aQENBpDITH/JihOAAFgAAdX1ZvczYXrR7Gg==';
const file = (bytes: Uint8Array | string, name = 'foto.jpg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);

async function prepared(bytes: Uint8Array) {
  const image = await prepareImage(file(bytes));
  if (typeof image === 'string') throw new Error(image);
  return { ...image, metadata: await sharp(image.bytes).metadata() };
}

describe('prepareImage', () => {
  it.each([
    ['a large picture', plain(3000, 1500).jpeg(), { width: 2000, height: 1000 }],
    ['a small picture, which is not enlarged', plain(40, 30).png(), { width: 40, height: 30 }],
    ['AVIF', plain(40, 30).avif(), { width: 40, height: 30 }],
  ])('makes WebP of at most 2000 px from %s', async (_name, picture, size) => {
    const image = await prepared(await picture.toBuffer());
    expect(image).toMatchObject(size);
    expect(image.metadata).toMatchObject({ format: 'webp', ...size });
  });

  it.each([
    [8, plain(40, 30, '#c85032').withIccProfile('p3')],
    [16, plain(40, 30, '#c85032').toColourspace('rgb16').withIccProfile('p3')],
    [16, plain(40, 30, '#c85032').toColourspace('rgb16')],
  ])('keeps the colours of %i bits, with a profile and without', async (_bits, picture) => {
    const { bytes } = await prepared(await picture.png().toBuffer());
    const { channels } = await sharp(bytes).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([20, 8, 5]);
  });

  it('takes AVIF of several items for one picture', async () => {
    const image = await prepared(Buffer.from(twoItems, 'base64'));
    expect(image.metadata).toMatchObject({ width: 16, height: 16 });
    expect(image.metadata.pages).toBeUndefined();
  });

  it('keeps the name of the file, whose quotation marks browsers send as %22', async () => {
    const picture = await plain(40, 30).png().toBuffer();
    const image = await prepareImage(file(picture, ' Cubierta de %22Agua%22.png'));
    expect(image).toHaveProperty('fileName', 'Cubierta de "Agua".png');
  });

  it('rotates the picture upright and removes the metadata', async () => {
    const photo = await plain(40, 30)
      .withExif({ IFD0: { Copyright: 'Zoraida' }, IFD3: { GPSLatitude: '37/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const image = await prepared(photo);
    expect(image).toMatchObject({ width: 30, height: 40 });
    expect(image.metadata.exif).toBeUndefined();
    expect(image.metadata.orientation).toBeUndefined();
  });

  it('keeps an animation, with the size of one frame', async () => {
    const frames = await Promise.all(
      ['#000', '#fff'].map((background) => plain(20, 10, background).png().toBuffer()),
    );
    const gif = sharp(frames, { join: { animated: true } }).gif();
    const image = await prepared(await gif.toBuffer());
    expect(image).toMatchObject({ width: 20, height: 10 });
    expect(image.metadata.pages).toBe(2);
  });

  it.each([
    ['nothing', null, 'missing'],
    ['no file chosen', file('', ''), 'missing'],
    ['an empty file', file(''), 'broken'],
    ['text', file('hola'), 'kind'],
    ['a document', file('%PDF-1.7\n'), 'kind'],
    ['a motion photo as HEIC', file('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\x16\x12Mmdat'), 'kind'],
    ['a drawing with scripts', file('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'kind'],
  ])('refuses %s', async (_name, entry, problem) => {
    expect(await prepareImage(entry)).toBe(problem);
  });

  it('refuses a truncated picture, and one with too many pixels', async () => {
    const bytes = await plain(40, 30).png().toBuffer();
    expect(await prepareImage(file(bytes.subarray(0, 60)))).toBe('broken');
    const raw = { width: 8000, height: 8000, channels: 1 } as const;
    const bomb = sharp(Buffer.alloc(8000 * 8000), { raw }).png({ compressionLevel: 1 });
    expect(await prepareImage(file(await bomb.toBuffer()))).toBe('pixels:60');
  });

  it('refuses a picture with a virus, and throws when the scanner does not answer', async () => {
    const bytes = await plain(40, 30).png().toBuffer();
    vi.mocked(findsVirus).mockResolvedValueOnce(true);
    expect(await prepareImage(file(bytes))).toBe('unsafe');
    expect(findsVirus).toHaveBeenLastCalledWith(new Uint8Array(bytes));
    vi.mocked(findsVirus).mockRejectedValueOnce(new Error('no answer'));
    await expect(prepareImage(file(bytes))).rejects.toThrow('no answer');
  });
});

it.each(['../secreto', 'a.webp', '1732233600000-3f2a3f2a3f2a-1x1.svg'])(
  'does not request %s from the storage',
  async (name) => expect(await readImage(name)).toBeNull(),
);
