import 'server-only';
import type { DocumentKind } from '@/lib/files/kinds';

/** The signature by which virus scanners are tested; a file that holds it wants to be refused. */
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/** Programs that read a file from its first kilobyte, however it begins: browsers, PHP, shells. */
const script = /<(?:!doctype html|html|head|body|script|svg|iframe|\?php)|javascript:|^#!|\n#!\//i;
const headSize = 1024;

/** The record at the end of a ZIP archive, and how far from the end readers look for it. */
const endRecord = Buffer.from('PK\u0005\u0006');
const endSize = 22;
const furthest = 65_535 + endSize;

/**
 * Whether a file is of another format besides its own: an archive behind a PDF, a page in front of a picture. One reader
 * sees what it calls itself, another one the other format. The scanners' test file counts as well.
 */
export function isPolyglot(content: Uint8Array, kind: DocumentKind) {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const head = bytes.toString('latin1', 0, headSize);
  if (script.test(head) || bytes.includes(eicar)) return true;
  if (kind !== 'pdf' && head.includes('%PDF-')) return true;
  return kind !== 'docx' && endsAsArchive(bytes);
}

/** Readers find an archive from its end, whatever stands in front; one of no parts holds nothing to find. */
function endsAsArchive(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - furthest);
  for (
    let at = bytes.lastIndexOf(endRecord);
    at >= from;
    at = bytes.lastIndexOf(endRecord, at - 1)
  ) {
    if (at + endSize > bytes.length) continue;
    const directory = at - bytes.readUInt32LE(at + 12);
    if (bytes.readUInt16LE(at + 10) > 0 && directory >= 0 && directory < at) {
      if (bytes.toString('latin1', directory, directory + 4) === 'PK\u0001\u0002') return true;
    }
    if (at === 0) break;
  }
  return false;
}
