/**
 * Reads the directory of an OLE container (Word files before 2007). The available libraries loop for ever when a
 * hostile file makes a sector chain circular, so this module bounds every step by the size of the file.
 */

const magic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const headerSize = 512;
const entrySize = 128;
/** The types of directory entries in use; all others are free space. */
const types = new Map<number, OleEntry['type']>([
  [1, 'storage'],
  [2, 'stream'],
]);
/** Sector numbers from here on are special values: end of chain, free, and so on. */
const firstMark = 0xfffffffa;

const noChild = 0xffffffff;

export type OleEntry = { name: string; type: 'storage' | 'stream'; hasChildren: boolean };

/** The names in the directory of the container; null when the bytes are no such container. */
export function oleEntries(bytes: Uint8Array): OleEntry[] | null {
  if (bytes.length < headerSize || magic.some((byte, index) => bytes[index] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return null;
  const sectors = new Sectors(view, 1 << shift);
  return sectors
    .chain(view.getUint32(48, true))
    .flatMap((start) => entriesAt(view, start, 1 << shift));
}

function entriesAt(view: DataView, start: number, size: number): OleEntry[] {
  const entries: OleEntry[] = [];
  const end = Math.min(start + size, view.byteLength);
  for (let entry = start; entry + entrySize <= end; entry += entrySize) {
    const type = types.get(view.getUint8(entry + 66));
    const hasChildren = view.getUint32(entry + 76, true) !== noChild;
    if (type) entries.push({ name: nameAt(view, entry), type, hasChildren });
  }
  return entries;
}

function nameAt(view: DataView, entry: number): string {
  const letters = Math.min(Math.max(view.getUint16(entry + 64, true) / 2 - 1, 0), 31);
  const codes = Array.from({ length: letters }, (_, index) =>
    view.getUint16(entry + index * 2, true),
  );
  return String.fromCharCode(...codes);
}

class Sectors {
  readonly #view: DataView;
  readonly #size: number;
  readonly #table: number[];

  constructor(view: DataView, size: number) {
    this.#view = view;
    this.#size = size;
    this.#table = this.#tableSectors();
  }

  /** The offsets of the sectors of a chain; a circle or an invalid number ends the chain. */
  chain(first: number): number[] {
    const seen = new Set<number>();
    const starts: number[] = [];
    for (
      let sector = first;
      this.#exists(sector) && !seen.has(sector);
      sector = this.#next(sector)
    ) {
      seen.add(sector);
      starts.push(this.#start(sector));
    }
    return starts;
  }

  #start = (sector: number) => (sector + 1) * this.#size;
  #exists = (sector: number) => sector < firstMark && this.#start(sector) < this.#view.byteLength;

  /** The sectors of the allocation table: the header lists 109, a chain lists the others. */
  #tableSectors(): number[] {
    const sectors: number[] = [];
    for (let offset = 76; offset < headerSize; offset += 4)
      sectors.push(this.#view.getUint32(offset, true));
    const seen = new Set<number>();
    let list = this.#view.getUint32(68, true);
    while (this.#exists(list) && !seen.has(list)) {
      seen.add(list);
      const end = this.#start(list) + this.#size - 4;
      for (let offset = this.#start(list); offset < end; offset += 4)
        sectors.push(this.#read(offset));
      list = this.#read(end);
    }
    return sectors.filter(this.#exists);
  }

  #next(sector: number): number {
    const perSector = this.#size / 4;
    const table = this.#table[Math.floor(sector / perSector)];
    return table === undefined
      ? firstMark
      : this.#read(this.#start(table) + (sector % perSector) * 4);
  }

  #read = (offset: number) =>
    offset + 4 <= this.#view.byteLength ? this.#view.getUint32(offset, true) : firstMark;
}
