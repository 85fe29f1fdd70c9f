import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import type { DocumentKind } from '@/lib/files/kinds';
import { oleEntries } from '@/lib/files/ole';

/** A detector forgives a few bytes in front (a byte order mark, a tag); whoever means a PDF begins with one. */
const pdfStart = '%PDF-';

const starts: readonly (readonly [DocumentKind, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['docx', [0x50, 0x4b, 0x03, 0x04]],
  ['doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/**
 * The kind that the first bytes of a document promise, or null. Every archive may be a DOCX here, and every OLE container
 * a DOC: only `detectKind` sees the whole.
 */
export const kindOfHead = (head: Uint8Array): DocumentKind | null =>
  starts.find(([, start]) => start.every((byte, index) => head[index] === byte))?.[0] ?? null;

/**
 * The kind of a document by its content; its name does not count (decisions.md, Forms). Null for everything else,
 * including broken files. A DOC is an OLE container with a `WordDocument` stream, which detectors call just `cfb`.
 */
export async function detectKind(bytes: Uint8Array): Promise<DocumentKind | null> {
  const detected = await fileTypeFromBuffer(bytes).catch(() => undefined);
  switch (detected?.ext) {
    case 'pdf':
      return String.fromCharCode(...bytes.subarray(0, pdfStart.length)) === pdfStart ? 'pdf' : null;
    case 'docx':
    // A document with macros, and a template with or without them: looked through as a document.
    case 'docm':
    case 'dotm':
      return 'docx';
    case 'jpg':
    case 'png':
      return detected.ext;
    case 'cfb':
      return isWordDocument(bytes) ? 'doc' : null;
    default:
      return null;
  }
}

const isWordDocument = (bytes: Uint8Array) =>
  oleEntries(bytes)?.some(({ name, type }) => type === 'stream' && name === 'WordDocument') ??
  false;
