import { deserialize, serialize } from 'node:v8';
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';

/** In front of each entry: when it was made, in milliseconds, so that it can be asked without fetching the whole. */
export const stampLength = 13;

/** An entry of the page cache as bytes. Not JSON: pages hold Buffers and a Map of them, which JSON would spoil. */
export function packEntry(entry: CacheHandlerValue): Buffer {
  const stamp = String(entry.lastModified ?? 0).padStart(stampLength, '0');
  return Buffer.concat([Buffer.from(stamp), serialize(entry)]);
}

/** The entry in those bytes; nothing when they cannot be read, as when another Node wrote them. */
export function unpackEntry(bytes: Buffer): CacheHandlerValue | undefined {
  if (!readStamp(bytes.toString('latin1', 0, stampLength))) return undefined;
  try {
    return deserialize(bytes.subarray(stampLength));
  } catch {
    return undefined;
  }
}

/** When an entry was made; 0 when there is none. */
export const readStamp = (stamp: string): number => (/^\d{13}$/.test(stamp) ? Number(stamp) : 0);
