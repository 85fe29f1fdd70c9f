import { readOrientation, writeOrientation } from '@/lib/files/orientation';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const exifName = Buffer.from('Exif\0\0');

/**
 * Removes the metadata of a JPEG (place, camera, thumbnail, comments) without changing the picture data. It keeps what
 * affects the appearance: colour profile, Adobe's colour marker, orientation. Data after the picture is removed. Null
 * when the JPEG is not valid.
 */
export function withoutJpegMetadata(bytes: Uint8Array): Uint8Array | null {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (source[0] !== 0xff || source[1] !== startOfImage) return null;
  const kept: Uint8Array[] = [source.subarray(0, 2)];
  let orientation: number | null = null;
  let [at, scans] = [2, 0];
  for (;;) {
    // Any number of FF bytes may precede a marker.
    while (source[at] === 0xff && source[at + 1] === 0xff) at += 1;
    const marker = source[at + 1];
    if (source[at] !== 0xff || marker === undefined) return null;
    if (marker === endOfImage) break;
    if (at + 4 > source.length) return null;
    const end = at + 2 + source.readUInt16BE(at + 2);
    if (end < at + 4 || end > source.length) return null;
    const segment = source.subarray(at, end);
    if (isExif(marker, segment)) orientation ??= readOrientation(segment.subarray(10));
    const keep = keptSegment(marker, segment);
    if (keep) kept.push(keep);
    at = end;
    if (marker === startOfScan) {
      const next = endOfScan(source, at);
      kept.push(source.subarray(at, next));
      at = next;
      scans += 1;
    }
  }
  if (scans === 0) return null;
  kept.push(source.subarray(at, at + 2));
  if (orientation !== null) kept.splice(1, 0, exifSegment(orientation));
  return Buffer.concat(kept);
}

const isExif = (marker: number, segment: Buffer) =>
  marker === 0xe1 && segment.subarray(4, 10).equals(exifName);

/** Keeps every segment that is neither an application segment nor a comment. */
function keptSegment(marker: number, segment: Buffer): Uint8Array | null {
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

function jfifWithoutThumbnail(segment: Buffer): Uint8Array {
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

function exifSegment(orientation: number): Uint8Array {
  const tiff = writeOrientation(orientation);
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exifName.length + tiff.length]);
  return Buffer.concat([head, exifName, tiff]);
}
