import 'server-only';
import { type DocumentKind, isArchive } from '@/lib/files/kinds';

/** The EICAR signature, with which virus scanners are tested. */
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/** Some programs (browsers, PHP, shells) execute a file by what its first kilobyte contains, however it begins. */
const script = /<(?:!doctype html|html|head|body|script|svg|iframe|\?php)|javascript:|^#!|\n#!\//i;
const headSize = 1024;

/** The end-of-central-directory record of a ZIP archive, and how far from the end readers search for it. */
const endRecord = Buffer.from('PK\u0005\u0006');
const endSize = 22;
const furthest = 65_535 + endSize;

/** Whether a file is also valid in another format, which another program would read; or the scanners' test file. */
export function isPolyglot(content: Uint8Array, kind: DocumentKind) {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const head = bytes.toString('latin1', 0, headSize);
  if (script.test(head) || bytes.includes(eicar)) return true;
  if (kind !== 'pdf' && head.includes('%PDF-')) return true;
  return !isArchive(kind) && endsAsArchive(bytes);
}

/** ZIP readers search from the end, so preceding bytes do not hide an archive. Without entries it is harmless. */
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
