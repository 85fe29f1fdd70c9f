import { type DocumentKind, documentKinds, kindNames } from '@/lib/files/kinds';

/** So many first bytes of a file are enough to tell its kind before it is sent. */
export const headBytes = 64;

/**
 * The kind of a document by its first bytes, or null. Every archive may be a DOCX here, and every OLE container
 * a DOC: only `detectKind`, on the server, sees the whole. Pure: the browser uses it too.
 */
export const kindOfHead = (head: Uint8Array): DocumentKind | null =>
  kindNames.find((kind) => documentKinds[kind].start.every((byte, at) => head[at] === byte)) ??
  null;

/** The first bytes of a file; rejects when it can no longer be read. */
export const readHead = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
