/**
 * Reads an OLE container (Word files before 2007, and the objects in documents). The available libraries loop for ever
 * when a hostile file makes a sector chain circular, so this module bounds every step by the size of the file.
 */

import { refuse } from './inspection';

const magic = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const headerSize = 512;
const entrySize = 128;
/** Streams shorter than this are in the mini stream, in sectors of 64 bytes. */
const miniCutoff = 4096;
const miniSize = 64;
const storage = 1;
const stream = 2;
const root = 5;
/** Sector numbers from here on are special values: end of chain, free, and so on. */
const firstMark = 0xfffffffa;
const free = 0xffffffff;

export type OleEntry = {
  name: string;
  isStream: boolean;
  size: number;
  /** The identifier of the class that opens a storage, as registered: `0002CE02-0000-0000-C000-000000000046`. */
  classId: string;
  children: readonly OleEntry[];
  /** The whole content of a stream; null when its sectors are not all in the file. */
  read: () => Buffer | null;
};

/** Whether these bytes begin an OLE container. */
export const isOle = (bytes: Uint8Array) => magic.equals(bytes.subarray(0, magic.length));

/** The class identifier at this offset; its first three groups are stored backwards. */
export function classIdAt(bytes: Buffer, at: number): string {
  if (at + 16 > bytes.length) return '';
  const backwards = (from: number, to: number) =>
    Buffer.from(bytes.subarray(at + from, at + to))
      .reverse()
      .toString('hex');
  const groups = [backwards(0, 4), backwards(4, 6), backwards(6, 8)];
  const rest = [bytes.toString('hex', at + 8, at + 10), bytes.toString('hex', at + 10, at + 16)];
  return [...groups, ...rest].join('-').toUpperCase();
}

/** The sectors of a file and the entries of its directory. */
export class OleFile {
  readonly root: OleEntry;
  readonly #bytes: Buffer;
  readonly #sectorSize: number;
  readonly #table: readonly number[];
  readonly #directory: Buffer;
  #mini: { content: Buffer; table: Buffer } | null = null;
  #lastUsed = -1;

  /** Throws a RangeError when the header or the directory leaves the file. */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    const shift = bytes.readUInt16LE(30);
    if (shift !== 9 && shift !== 12) throw new RangeError('No sector size of OLE');
    this.#sectorSize = 1 << shift;
    this.#table = this.#tableSectors();
    this.#directory = this.#join(bytes.readUInt32LE(48)) ?? outside();
    const seen = new Set<number>();
    this.root = this.#entry(0, seen);
  }

  /** The offset behind the last sector that the tables, the directory and the streams read so far occupy. */
  get end(): number {
    return this.#start(this.#lastUsed + 1);
  }

  #start = (sector: number) => (sector + 1) * this.#sectorSize;

  /** The number after `sector` in its chain. */
  #next(sector: number): number {
    const perSector = this.#sectorSize / 4;
    const table = this.#table[Math.floor(sector / perSector)];
    const offset = table === undefined ? -1 : this.#start(table) + (sector % perSector) * 4;
    return offset < 0 || offset + 4 > this.#bytes.length ? free : this.#bytes.readUInt32LE(offset);
  }

  /** The sectors of the allocation table: the header lists 109, a chain lists the others. */
  #tableSectors(): number[] {
    const sectors: number[] = [];
    const lists = new Set<number>();
    let isOver = false;
    const collect = (from: number, to: number) => {
      for (let offset = from; offset < to; offset += 4) {
        const sector = this.#bytes.readUInt32LE(offset);
        isOver ||= sector >= firstMark;
        if (sector >= firstMark) continue;
        // For other readers a gap is a sector too.
        if (isOver) refuse('broken');
        if (this.#start(sector) >= this.#bytes.length) outside();
        sectors.push(sector);
        this.#lastUsed = Math.max(this.#lastUsed, sector);
      }
    };
    collect(76, headerSize);
    let list = this.#bytes.readUInt32LE(68);
    while (list < firstMark && !lists.has(list)) {
      lists.add(list);
      this.#lastUsed = Math.max(this.#lastUsed, list);
      const end = this.#start(list) + this.#sectorSize - 4;
      collect(this.#start(list), end);
      list = this.#bytes.readUInt32LE(end);
    }
    return sectors;
  }

  /** The content of a chain up to `size` bytes; null when the chain ends earlier, is circular or leaves the file. */
  #join(first: number, size = Number.POSITIVE_INFINITY): Buffer | null {
    const parts: Buffer[] = [];
    const seen = new Set<number>();
    let [sector, missing] = [first, size];
    while (missing > 0 && sector < firstMark) {
      const start = this.#start(sector);
      const part = this.#bytes.subarray(start, start + Math.min(this.#sectorSize, missing));
      // The last sector of a file may be shorter; what a stream needs of it must be there.
      const isWhole = Number.isFinite(size)
        ? part.length === Math.min(this.#sectorSize, missing)
        : part.length > 0;
      if (seen.has(sector) || !isWhole) return null;
      seen.add(sector);
      this.#lastUsed = Math.max(this.#lastUsed, sector);
      parts.push(part);
      missing -= part.length;
      sector = this.#next(sector);
    }
    return missing > 0 && Number.isFinite(size) ? null : Buffer.concat(parts);
  }

  #entry(id: number, seen: Set<number>): OleEntry {
    const at = id * entrySize;
    const directory = this.#directory;
    if (at + entrySize > directory.length) outside();
    const type = directory[at + 66] ?? 0;
    const letters = Math.min(Math.max(directory.readUInt16LE(at + 64) / 2 - 1, 0), 31);
    const [first, size] = [directory.readUInt32LE(at + 116), directory.readUInt32LE(at + 120)];
    return {
      name: directory.toString('utf16le', at, at + letters * 2),
      isStream: type === stream,
      size: type === stream ? size : 0,
      classId: classIdAt(directory, at + 80),
      children: type === storage || type === root ? this.#children(at, seen) : [],
      read: () => (size < miniCutoff ? this.#readMini(first, size) : this.#join(first, size)),
    };
  }

  /** The entries below a storage form a tree by the numbers of siblings and child. */
  #children(parent: number, seen: Set<number>): OleEntry[] {
    const found: OleEntry[] = [];
    const open = [this.#directory.readUInt32LE(parent + 76)];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const at = id * entrySize;
      if (id === 0 || at + entrySize > this.#directory.length) continue;
      // In the storage that comes second it would be overlooked.
      if (seen.has(id)) refuse('broken');
      seen.add(id);
      open.push(this.#directory.readUInt32LE(at + 68), this.#directory.readUInt32LE(at + 72));
      const type = this.#directory[at + 66];
      if (type === storage || type === stream) found.push(this.#entry(id, seen));
    }
    return found;
  }

  #readMini(first: number, size: number): Buffer | null {
    if (size === 0) return Buffer.alloc(0);
    this.#mini ??= {
      content:
        this.#join(this.#directory.readUInt32LE(116), this.#directory.readUInt32LE(120)) ??
        outside(),
      table: this.#join(this.#bytes.readUInt32LE(60)) ?? outside(),
    };
    const { content, table } = this.#mini;
    const parts: Buffer[] = [];
    const seen = new Set<number>();
    let [sector, missing] = [first, size];
    while (missing > 0) {
      const part = content.subarray(
        sector * miniSize,
        sector * miniSize + Math.min(miniSize, missing),
      );
      if (seen.has(sector) || part.length < Math.min(miniSize, missing)) return null;
      seen.add(sector);
      parts.push(part);
      missing -= part.length;
      sector = sector * 4 + 4 > table.length ? free : table.readUInt32LE(sector * 4);
    }
    return Buffer.concat(parts);
  }
}

function outside(): never {
  throw new RangeError('A sector outside of the file');
}

/** All entries below this one, with itself. Joining the lists of nested storages would copy each of them at every level. */
export function oleEntries(entry: OleEntry): OleEntry[] {
  const entries = [entry];
  for (const one of entries) for (const child of one.children) entries.push(child);
  return entries;
}

/** The stream of this name below a storage; names compare without case ([MS-CFB] 2.6.1). */
export const streamNamed = (storage: OleEntry, name: string): OleEntry | undefined =>
  storage.children.find(
    (entry) => entry.isStream && entry.name.toLowerCase() === name.toLowerCase(),
  );
