import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import { type DocumentKind, kindNames } from '@/lib/files/kinds';
import { oleEntries } from '@/lib/files/ole';

/** file-type accepts bytes before the signature (a byte order mark, a tag); a PDF written by a program has none. */
const pdfStart = '%PDF-';

/**
 * Detects the kind of a document by its content; its name does not count. Null for everything else, including broken
 * files. A DOC is an OLE container with a `WordDocument` stream, which file-type reports only as `cfb`.
 */
export async function detectKind(bytes: Uint8Array): Promise<DocumentKind | null> {
  const detected = await fileTypeFromBuffer(bytes).catch(() => undefined);
  switch (detected?.ext) {
    case 'pdf':
      return String.fromCharCode(...bytes.subarray(0, pdfStart.length)) === pdfStart ? 'pdf' : null;
    case 'docx':
    // Documents with macros, and templates, are inspected like a document.
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
