import 'server-only';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { isPage, refuseAppended, refuseHiddenArchive } from './disguise';
import { type Inspection, maxPixels, refuse, spend } from './inspection';

/**
 * Removes the metadata of pictures (place, camera, thumbnail, comments) without changing the picture data. What affects
 * the appearance stays: colour profile, orientation, print resolution, animation. Data after the picture is removed.
 */

/**
 * A picture that is written in sRGB, whatever its profile. sharp converts 16 bits to Display P3 if they have one, and
 * writes no profile, so colours would fade; without a profile they are sRGB already.
 */
export const inSrgb = async (picture: Sharp): Promise<Sharp> =>
  (await picture.metadata()).hasProfile
    ? picture.withIccProfile('srgb', { attach: false })
    : picture;

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const endMarker = Buffer.from([0xff, endOfImage]);
const exifName = Buffer.from('Exif\0\0');

/** A JPEG without its metadata. Refuses one that is not valid or lacks a part of its picture. */
export async function withoutJpegMetadata(source: Buffer, { budget }: Inspection): Promise<Buffer> {
  if (source[0] !== 0xff || source[1] !== startOfImage) refuse('broken');
  const kept: Buffer[] = [];
  let exif: Appearance = {};
  let [at, scans] = [2, 0];
  for (;;) {
    // Some programs leave bytes between segments, which decoders skip.
    while (
      at < source.length &&
      (source[at] !== 0xff || source[at + 1] === 0xff || source[at + 1] === 0)
    )
      at += 1;
    const marker = source[at + 1];
    if (marker === endOfImage) break;
    const end = at + 4 > source.length ? Number.NaN : at + 2 + source.readUInt16BE(at + 2);
    if (marker === undefined || !(end >= at + 4 && end <= source.length)) {
      if (scans === 0) refuse('cut_off');
      await refuseHalf(Buffer.concat([source.subarray(0, at), endMarker]));
      break;
    }
    // Millions of empty ones would take fifty times their size in memory.
    spend(budget, { entries: 1 });
    const segment = source.subarray(at, end);
    const isExif = marker === 0xe1 && segment.subarray(4, 10).equals(exifName);
    if (isExif) exif = { ...readExif(segment.subarray(4 + exifName.length)), ...exif };
    const keep = keptSegment(marker, segment);
    if (keep) kept.push(keep);
    at = end;
    if (marker !== startOfScan) continue;
    const next = endOfScan(source, at);
    kept.push(source.subarray(at, next));
    at = next;
    scans += 1;
  }
  if (scans === 0) refuse('broken');
  const clean = [source.subarray(0, 2), ...exifSegment(exif, kept), ...kept, endMarker];
  return withoutDisguise(source, at + 2, Buffer.concat(clean));
}

/**
 * Samsung's panoramas have no end marker; a picture that lacks its lower half has none either. The decoder holds a picture
 * of several scans, or an interlaced one, in memory whole.
 */
async function refuseHalf(picture: Buffer) {
  try {
    const { isProgressive } = await sharp(picture, { limitInputPixels: false }).metadata();
    const limitInputPixels = isProgressive ? maxPixels : 250_000_000;
    await sharp(picture, { failOn: 'warning', limitInputPixels })
      .resize(8, 8, { fit: 'fill' })
      .toBuffer();
  } catch {
    refuse('cut_off');
  }
}

/** Keeps every segment that is neither an application segment nor a comment. */
function keptSegment(marker: number, segment: Buffer): Buffer | null {
  const name = (text: string) => segment.toString('latin1', 4, 4 + text.length) === text;
  switch (marker) {
    case 0xe0:
      return name('JFIF\0') && segment.length >= 18 ? jfifWithoutThumbnail(segment) : null;
    case 0xe2:
      return name('ICC_PROFILE\0') ? segment : null;
    case 0xee:
      return name('Adobe') ? segment : null;
    case 0xfe:
      return null;
    default:
      return marker >= 0xe0 && marker <= 0xef ? null : segment;
  }
}

function jfifWithoutThumbnail(segment: Buffer): Buffer {
  const head = Buffer.from(segment.subarray(0, 18));
  head.writeUInt16BE(16, 2);
  head.writeUInt16BE(0, 16);
  return head;
}

/** Picture data continues until a marker that is neither a stuffed byte nor a restart. */
function endOfScan(source: Buffer, from: number): number {
  for (let at = source.indexOf(0xff, from); at >= 0; at = source.indexOf(0xff, at + 1)) {
    const next = source[at + 1];
    if (next === undefined) break;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return source.length;
}

/** Without what the JFIF segment says already. Where they differ both stay, and programs follow EXIF. */
function exifSegment({ resolution, ...exif }: Appearance, kept: readonly Buffer[]): Buffer[] {
  const isKnown = kept.some((segment) => {
    if (segment[1] !== 0xe0 || !resolution) return false;
    const { x, y, unit } = resolution;
    const equals = (at: number, [dots, per]: Fraction) => segment.readUInt16BE(at) * per === dots;
    return segment[11] === unit - 1 && equals(12, x) && equals(14, y);
  });
  const tiff = writeExif(resolution && !isKnown ? { ...exif, resolution } : exif);
  if (!tiff) return [];
  return [Buffer.from([0xff, 0xe1, 0, 2 + exifName.length + tiff.length]), exifName, tiff];
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** The chunk IEND, which has no content that a wrong checksum could tell of. */
const ending = Buffer.from('0000000049454e44ae426082', 'hex');

/** The chunks that affect the picture; text, date, content credentials and private chunks are removed. */
const pictureChunks = new Set(
  'IHDR PLTE IDAT tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs hIST sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
);

/** A PNG without its metadata; an animated one stays animated. Refuses one that is not valid. */
export async function withoutPngMetadata(source: Buffer): Promise<Buffer> {
  const kept: Buffer[] = [signature];
  const seen = new Set<string>();
  let exif: Appearance = {};
  let at = signature.length;
  while (!seen.has('IEND')) {
    const end = at + 12 <= source.length ? at + 12 + source.readUInt32BE(at) : Number.NaN;
    if (!(end <= source.length)) {
      // Frames of an animation are not decoded here.
      if (!seen.has('IDAT') || seen.has('acTL')) refuse('cut_off');
      await refuseHalf(Buffer.concat([...kept, ending]));
      at = source.length;
      break;
    }
    const chunk = source.subarray(at, end);
    const type = chunk.toString('latin1', 4, 8);
    if (seen.size === 0 && type !== 'IHDR') refuse('broken');
    seen.add(type);
    // A wrong checksum of a chunk that decoders may ignore, as draw.io writes one, removes no more than that chunk.
    const isSound = chunk.readUInt32BE(chunk.length - 4) === crc32(chunk.subarray(4, -4));
    const isCritical = /^[A-Z]/.test(type);
    if (pictureChunks.has(type) && isSound) kept.push(chunk);
    else if (pictureChunks.has(type) && isCritical) refuse('broken');
    if (type === 'eXIf') exif = readExif(chunk.subarray(8, -4));
    at = end;
  }
  if (!seen.has('IDAT')) refuse('broken');
  kept.push(ending);
  if (seen.has('pHYs')) delete exif.resolution;
  const tiff = writeExif(exif);
  // The header must be the first chunk.
  if (tiff) kept.splice(2, 0, exifChunk(tiff));
  return withoutDisguise(source, at, Buffer.concat(kept));
}

function exifChunk(tiff: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('eXIf'), tiff]);
  const frame = Buffer.alloc(content.length + 8);
  frame.writeUInt32BE(content.length - 4);
  content.copy(frame, 4);
  frame.writeUInt32BE(crc32(content), frame.length - 4);
  return frame;
}

/** What is removed cannot be opened; an archive behind the picture was hidden there, and is refused all the same. */
function withoutDisguise(source: Buffer, end: number, clean: Buffer): Buffer {
  refuseAppended(source, end);
  refuseHiddenArchive(source, (offset) => offset < end);
  const head = clean.toString('latin1', 0, 1024);
  if (isPage(head) || head.includes('%PDF-')) refuse('disguise');
  return clean;
}

/**
 * A picture keeps only what changes how it looks or prints: orientation, print resolution and the Adobe RGB colour space,
 * in a new EXIF block. A portrait would be shown on its side without it.
 */

type Appearance = {
  orientation?: number;
  /** Dots in each direction as fractions, and the unit: 2 for an inch, 3 for a centimetre. */
  resolution?: { x: Fraction; y: Fraction; unit: number };
  isAdobeRgb?: boolean;
};
type Fraction = readonly [number, number];

const tags = {
  orientation: 0x0112,
  xResolution: 0x011a,
  yResolution: 0x011b,
  unit: 0x0128,
  exif: 0x8769,
  colorSpace: 0xa001,
  interoperability: 0xa005,
  index: 1,
} as const;
const [short, long, fraction] = [3, 4, 5];
const uncalibrated = 0xffff;

/** What a TIFF block (the content of an EXIF segment) says of the appearance. */
function readExif(tiff: Uint8Array): Appearance {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (view.byteLength < 14) return {};
  const mark = view.getUint16(0);
  if (mark !== 0x4949 && mark !== 0x4d4d) return {};
  const little = mark === 0x4949;
  const uint32 = (at: number) => (at + 4 <= view.byteLength ? view.getUint32(at, little) : 0);
  /** The places of the values by their tags. */
  const directory = (start: number) => {
    const values = new Map<number, number>();
    if (start === 0 || start + 2 > view.byteLength) return values;
    const entries = view.getUint16(start, little);
    for (let entry = start + 2; entry < start + 2 + entries * 12; entry += 12) {
      if (entry + 12 > view.byteLength) break;
      values.set(view.getUint16(entry, little), entry + 8);
    }
    return values;
  };
  const pointerAt = (at: number | undefined) => (at === undefined ? 0 : uint32(at));
  const isLong = (at: number) => view.getUint16(at - 6, little) === 4;
  const numberAt = (at: number | undefined) =>
    at === undefined ? undefined : isLong(at) ? uint32(at) : view.getUint16(at, little);
  const image = directory(uint32(4));
  const exif = directory(pointerAt(image.get(tags.exif)));
  const interoperability = directory(pointerAt(exif.get(tags.interoperability)));
  const isR03 = pointerAt(interoperability.get(tags.index)) === (little ? 0x00333052 : 0x52303300);
  const ratio = (tag: number): Fraction => {
    const at = pointerAt(image.get(tag));
    return at === 0 ? [0, 0] : [uint32(at), uint32(at + 4)];
  };
  const [x, y] = [ratio(tags.xResolution), ratio(tags.yResolution)];
  const unit = numberAt(image.get(tags.unit)) ?? 2;
  const orientation = numberAt(image.get(tags.orientation)) ?? 1;
  const colorSpace = numberAt(exif.get(tags.colorSpace));
  return {
    ...(orientation > 1 && orientation <= 8 && { orientation }),
    ...([...x, ...y].every((part) => part > 0) &&
      [2, 3].includes(unit) && { resolution: { x, y, unit } }),
    ...((colorSpace === 2 || (colorSpace === uncalibrated && isR03)) && { isAdobeRgb: true }),
  };
}

/** The directories of Adobe RGB, for the offset 8: an uncalibrated colour space, and «R03», which names it, at 38. */
const adobeRgb = Buffer.from(
  '0002 a001000300000001ffff0000 a00500040000000100000026 00000000 0001 000100020000000452303300 00000000'.replaceAll(
    ' ',
    '',
  ),
  'hex',
);

/** Writes a TIFF block of these facts, its first directory last; null when there are none. */
function writeExif({ orientation, resolution, isAdobeRgb }: Appearance): Buffer | null {
  if (!orientation && !resolution && !isAdobeRgb) return null;
  const color = isAdobeRgb ? adobeRgb : Buffer.alloc(0);
  const fractions = Buffer.alloc(resolution ? 16 : 0);
  const ratiosAt = 8 + color.length;
  const fields: [tag: number, type: number, value: number][] = [];
  // A short value is in the upper half of its four bytes.
  if (orientation) fields.push([tags.orientation, short, orientation << 16]);
  if (resolution) {
    const { x, y, unit } = resolution;
    for (const [index, part] of [...x, ...y].entries()) fractions.writeUInt32BE(part, index * 4);
    fields.push([tags.xResolution, fraction, ratiosAt], [tags.yResolution, fraction, ratiosAt + 8]);
    fields.push([tags.unit, short, unit << 16]);
  }
  if (isAdobeRgb) fields.push([tags.exif, long, 8]);
  const directory = Buffer.alloc(2 + fields.length * 12 + 4);
  directory.writeUInt16BE(fields.length);
  for (const [index, [tag, type, value]] of fields.entries()) {
    const at = 2 + index * 12;
    directory.writeUInt16BE(tag, at);
    directory.writeUInt16BE(type, at + 2);
    directory.writeUInt32BE(1, at + 4);
    directory.writeUInt32BE(value, at + 8);
  }
  const head = Buffer.from('4d4d002a00000000', 'hex');
  head.writeUInt32BE(ratiosAt + fractions.length, 4);
  return Buffer.concat([head, color, fractions, directory]);
}
