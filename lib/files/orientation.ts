/** A picture keeps only its orientation, in a new EXIF block; a portrait would be shown on its side without it. */

const orientationTag = 0x0112;
const upright = 1;

/** The orientation in a TIFF block (the content of an EXIF segment): 2 to 8, or null for upright. */
export function readOrientation(tiff: Uint8Array): number | null {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (view.byteLength < 14) return null;
  const mark = view.getUint16(0);
  if (mark !== 0x4949 && mark !== 0x4d4d) return null;
  const little = mark === 0x4949;
  const directory = view.getUint32(4, little);
  if (directory + 2 > view.byteLength) return null;
  const entries = view.getUint16(directory, little);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > view.byteLength) return null;
    if (view.getUint16(entry, little) !== orientationTag) continue;
    const value = view.getUint16(entry + 8, little);
    return value > upright && value <= 8 ? value : null;
  }
  return null;
}

/** Writes a TIFF block with one entry, the orientation. */
export function writeOrientation(orientation: number): Uint8Array {
  const tiff = new Uint8Array(26);
  const view = new DataView(tiff.buffer);
  view.setUint32(0, 0x4d4d002a);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, orientationTag);
  view.setUint16(12, 3);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return tiff;
}
