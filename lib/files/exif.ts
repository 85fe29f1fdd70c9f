/**
 * A picture keeps only what changes how it looks or prints: orientation, print resolution and the Adobe RGB colour space,
 * in a new EXIF block. A portrait would be shown on its side without it.
 */

export type Appearance = {
  orientation?: number;
  /** Dots in each direction as fractions, and the unit: 2 for an inch, 3 for a centimetre. */
  resolution?: { x: Fraction; y: Fraction; unit: number };
  isAdobeRgb?: boolean;
};
type Fraction = readonly [number, number];

const tags = {
  ...{ orientation: 0x0112, xResolution: 0x011a, yResolution: 0x011b, unit: 0x0128 },
  ...{ exif: 0x8769, colorSpace: 0xa001, interoperability: 0xa005, index: 1 },
} as const;
const [short, long, ascii, fraction] = [3, 4, 2, 5];
const uncalibrated = 0xffff;

/** What a TIFF block (the content of an EXIF segment) says of the appearance. */
export function readExif(tiff: Uint8Array): Appearance {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (view.byteLength < 14) return {};
  const mark = view.getUint16(0);
  if (mark !== 0x4949 && mark !== 0x4d4d) return {};
  const little = mark === 0x4949;
  const uint32 = (at: number) => (at + 4 <= view.byteLength ? view.getUint32(at, little) : 0);
  const directory = (start: number) => {
    const values = new Map<number, { short: number; long: number; at: number }>();
    if (start === 0 || start + 2 > view.byteLength) return values;
    const entries = view.getUint16(start, little);
    for (let entry = start + 2; entry < start + 2 + entries * 12; entry += 12) {
      if (entry + 12 > view.byteLength) break;
      const at = entry + 8;
      values.set(view.getUint16(entry, little), {
        short: view.getUint16(at, little),
        long: uint32(at),
        at,
      });
    }
    return values;
  };
  const image = directory(uint32(4));
  const exif = directory(image.get(tags.exif)?.long ?? 0);
  const interoperability = directory(exif.get(tags.interoperability)?.long ?? 0);
  const index = interoperability.get(tags.index)?.at;
  const isR03 = index !== undefined && uint32(index) === (little ? 0x00333052 : 0x52303300);
  const ratio = (tag: number): Fraction => {
    const at = image.get(tag)?.long ?? 0;
    return at === 0 ? [0, 0] : [uint32(at), uint32(at + 4)];
  };
  const [x, y] = [ratio(tags.xResolution), ratio(tags.yResolution)];
  const unit = image.get(tags.unit)?.short ?? 2;
  const orientation = image.get(tags.orientation)?.short ?? 1;
  const colorSpace = exif.get(tags.colorSpace)?.short;
  return {
    ...(orientation > 1 && orientation <= 8 && { orientation }),
    ...([...x, ...y].every((part) => part > 0) &&
      [2, 3].includes(unit) && { resolution: { x, y, unit } }),
    ...((colorSpace === 2 || (colorSpace === uncalibrated && isR03)) && { isAdobeRgb: true }),
  };
}

type Field = { tag: number; type: number; value: number | Fraction | string };

/** Writes a TIFF block of these facts; null when there are none. */
export function writeExif({ orientation, resolution, isAdobeRgb }: Appearance): Buffer | null {
  if (!orientation && !resolution && !isAdobeRgb) return null;
  const image: Field[] = [
    ...(orientation ? [{ tag: tags.orientation, type: short, value: orientation }] : []),
    ...(resolution
      ? [
          { tag: tags.xResolution, type: fraction, value: resolution.x },
          { tag: tags.yResolution, type: fraction, value: resolution.y },
          { tag: tags.unit, type: short, value: resolution.unit },
        ]
      : []),
  ];
  const head = Buffer.from('4d4d002a00000008', 'hex');
  if (!isAdobeRgb) return Buffer.concat([head, directoryOf(image, 8)]);
  // A directory is as long whatever its pointer says, so the places of the next ones are known.
  const pointer = (tag: number, value: number) => ({ tag, type: long, value });
  const color = { tag: tags.colorSpace, type: short, value: uncalibrated };
  const exifAt = 8 + directoryOf([...image, pointer(tags.exif, 0)], 8).length;
  const first = directoryOf([...image, pointer(tags.exif, exifAt)], 8);
  const indexAt = exifAt + directoryOf([color, pointer(tags.interoperability, 0)], 0).length;
  const exif = directoryOf([color, pointer(tags.interoperability, indexAt)], exifAt);
  const index = directoryOf([{ tag: tags.index, type: ascii, value: 'R03\0' }], indexAt);
  return Buffer.concat([head, first, exif, index]);
}

/** A directory that begins at this offset, with its fractions behind it. */
function directoryOf(fields: readonly Field[], start: number): Buffer {
  const size = 2 + fields.length * 12 + 4;
  const directory = Buffer.alloc(size);
  const fractions: Buffer[] = [];
  directory.writeUInt16BE(fields.length);
  for (const [index, { tag, type, value }] of fields.entries()) {
    const at = 2 + index * 12;
    directory.writeUInt16BE(tag, at);
    directory.writeUInt16BE(type, at + 2);
    directory.writeUInt32BE(typeof value === 'string' ? value.length : 1, at + 4);
    if (typeof value === 'string') directory.write(value, at + 8, 'latin1');
    else if (typeof value !== 'number') {
      directory.writeUInt32BE(start + size + fractions.length * 8, at + 8);
      const parts = Buffer.alloc(8);
      parts.writeUInt32BE(value[0]);
      parts.writeUInt32BE(value[1], 4);
      fractions.push(parts);
    } else if (type === short) directory.writeUInt16BE(value, at + 8);
    else directory.writeUInt32BE(value, at + 8);
  }
  return Buffer.concat([directory, ...fractions]);
}
