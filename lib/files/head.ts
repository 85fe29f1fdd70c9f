import { type DocumentKind, documentKinds, kindNames } from '@/lib/files/kinds';

/** The number of first bytes that identify the kind of a file before it is uploaded. */
export const headBytes = 64;

/** The kind by first bytes, or null; any ZIP may be DOCX, any OLE container DOC. No server imports: browsers use it. */
export function kindOfHead(head: Uint8Array): DocumentKind | null {
  const text = String.fromCharCode(...head);
  return kindNames.find((kind) => documentKinds[kind].start.test(text)) ?? null;
}

/** The first bytes of a file; rejects when the file can no longer be read. */
export const readHead = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
