import type { DocumentKind } from '@/lib/files/kinds';

/** So many first bytes of a file are enough to tell its kind before it is sent. */
export const headBytes = 64;

const starts: readonly (readonly [DocumentKind, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['docx', [0x50, 0x4b, 0x03, 0x04]],
  ['doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/**
 * The kind that the first bytes of a document promise, or null. Every archive may be a DOCX here, and every OLE container
 * a DOC: only `detectKind`, on the server, sees the whole. Pure: the browser uses it too.
 */
export const kindOfHead = (head: Uint8Array): DocumentKind | null =>
  starts.find(([, start]) => start.every((byte, index) => head[index] === byte))?.[0] ?? null;

/** The first bytes of a file; rejects when it can no longer be read. */
export const readHead = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
