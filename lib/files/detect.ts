import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import { type DocumentKind, kindNames } from '@/lib/files/kinds';
import { oleEntries } from '@/lib/files/ole';

/** The detector forgives a few bytes in front (a byte order mark, a tag); a PDF that programs write begins with this. */
const pdfStart = '%PDF-';

/**
 * The kind of a document by its content; its name does not count. Null for everything else,
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
    case 'cfb':
      return isWordDocument(bytes) ? 'doc' : null;
    default:
      return kindNames.find((kind) => kind === detected?.ext) ?? null;
  }
}

const isWordDocument = (bytes: Uint8Array) =>
  oleEntries(bytes)?.some(({ name, type }) => type === 'stream' && name === 'WordDocument') ??
  false;
