import { crc32 } from 'node:zlib';
import { readOrientation, writeOrientation } from '@/lib/files/orientation';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** The chunks that affect the picture, including animations; text, date and private chunks are removed. */
const pictureChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs hIST sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
);

/** Removes a PNG's metadata and what follows the picture; an orientation is kept. Null when the PNG is not valid. */
export function withoutPngMetadata(bytes: Uint8Array): Uint8Array | null {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!source.subarray(0, signature.length).equals(signature)) return null;
  const kept: Uint8Array[] = [signature];
  const seen = new Set<string>();
  for (let at = signature.length; at + 12 <= source.length; ) {
    const end = at + 12 + source.readUInt32BE(at);
    if (end > source.length) return null;
    const chunk = source.subarray(at, end);
    const type = chunk.toString('latin1', 4, 8);
    if (chunk.readUInt32BE(chunk.length - 4) !== crc32(chunk.subarray(4, -4))) return null;
    if (seen.size === 0 && type !== 'IHDR') return null;
    seen.add(type);
    if (pictureChunks.has(type)) kept.push(chunk);
    const orientation = type === 'eXIf' ? readOrientation(chunk.subarray(8, -4)) : null;
    if (orientation !== null) kept.push(exifChunk(orientation));
    if (type === 'IEND') return seen.has('IDAT') ? Buffer.concat(kept) : null;
    at = end;
  }
  return null;
}

function exifChunk(orientation: number): Uint8Array {
  const content = Buffer.concat([Buffer.from('eXIf'), writeOrientation(orientation)]);
  const frame = Buffer.alloc(content.length + 8);
  frame.writeUInt32BE(content.length - 4);
  content.copy(frame, 4);
  frame.writeUInt32BE(crc32(content), frame.length - 4);
  return frame;
}
