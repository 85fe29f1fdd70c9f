import { type DocumentKind, documentKinds, kindNames } from '@/lib/files/kinds';

/** The number of first bytes that identify the kind of a file before it is uploaded. */
export const headBytes = 64;

/**
 * The kind of a document by its first bytes, or null. Any ZIP archive may be a DOCX here, and any OLE container a DOC;
 * only `detectKind`, on the server, reads the whole file. This module has no server imports, because the browser uses
 * it too.
 */
export const kindOfHead = (head: Uint8Array): DocumentKind | null =>
  kindNames.find((kind) => documentKinds[kind].start.every((byte, at) => head[at] === byte)) ??
  null;

/** The first bytes of a file; rejects when the file can no longer be read. */
export const readHead = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
