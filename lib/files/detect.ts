import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import type { DocumentKind } from '@/lib/files/kinds';
import { hasOleStream } from '@/lib/files/ole';

/**
 * The kind of a document by its content; its name does not count (decisions.md, Forms). Null for everything else,
 * including broken files. A DOC is an OLE container with a `WordDocument` stream, which detectors call just `cfb`.
 */
export async function detectKind(bytes: Uint8Array): Promise<DocumentKind | null> {
  const detected = await fileTypeFromBuffer(bytes).catch(() => undefined);
  switch (detected?.ext) {
    case 'pdf':
    case 'docx':
    case 'jpg':
    case 'png':
      return detected.ext;
    case 'cfb':
      return hasOleStream(bytes, 'WordDocument') ? 'doc' : null;
    default:
      return null;
  }
}
