// biome-ignore-all lint/suspicious/noControlCharactersInRegex: the syntax of files has control characters.
import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { type Budget, refuse, spend } from './inspection';

/** The EICAR signature, with which virus scanners are tested. */
export const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/** The first bytes of programs and archives (one character each): Windows, Linux, Java, macOS, ZIP, RAR, 7z, OLE. */
const programs = /^(?:MZ|\x7fELF|\xca\xfe\xba\xbe|[\xce\xcf]\xfa\xed\xfe|#!)/;
const archives = /^(?:PK\x03\x04|Rar!\x1a|7z\xbc\xaf|\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1)/;

/** Some programs (browsers, PHP) execute a file by what its first kilobyte contains, however it begins. */
const page = /<(?:!doctype html|html|head|body|script|svg|iframe|\?php)|javascript:|^#!|\n#!\//i;

/** Whether these bytes begin a program. */
export const isProgram = (head: Buffer) => programs.test(head.toString('latin1', 0, 8));

/** Whether data begin like a program, as they are or when inflated. */
export async function isPackedProgram(head: Buffer, budget: Budget): Promise<boolean> {
  const options = { finishFlush: constants.Z_SYNC_FLUSH };
  const inflated = await promisify(inflate)(head, options).catch(() => head);
  spend(budget, { inflated: inflated.length });
  return isProgram(head) || isProgram(inflated);
}

/** Whether a browser could take the file for a page. */
export const isPage = (head: string) => page.test(head);

/** Refuses a program or an archive that begins where a file has its own end. */
export function refuseAppended(bytes: Buffer, end: number): void {
  const behind = bytes.toString('latin1', end, end + 64).replace(/^[\0\t\n\f\r ]+/, '');
  if (programs.test(behind) || archives.test(behind)) refuse('disguise');
}

/** The end-of-central-directory record of a ZIP archive, and how far from the end readers search for it. */
export const endRecord = Buffer.from('PK\u0005\u0006');
const endSize = 22;
const furthest = 65_535 + endSize;
/** Word keeps dozens of small archives of its drawings in a table. */
const maxArchives = 200;

/**
 * Refuses a file that ZIP readers open too: they search from the end, so preceding bytes do not hide an archive. One
 * that belongs to the file (`isUsed` at its end record) is no disguise, unless Java would run it.
 */
export function refuseHiddenArchive(bytes: Buffer, isUsed: (offset: number) => boolean): void {
  const from = Math.max(0, bytes.length - furthest);
  let used = 0;
  for (
    let at = bytes.lastIndexOf(endRecord);
    at >= from;
    at = bytes.lastIndexOf(endRecord, at - 1)
  ) {
    const directory = directoryBefore(bytes, at);
    if (directory !== null) {
      const names = bytes.toString('latin1', directory, Math.min(at, directory + furthest));
      used += 1;
      if (!isUsed(at) || isJavaName(names) || used > maxArchives) refuse('disguise');
    }
    if (at === 0) break;
  }
}

/**
 * The offset of the directory of this end record, or null. Some readers go back by the directory's size, others to the
 * offset in the record. The record of ZIP64 is not read: its directory counts as beginning anywhere before it.
 */
function directoryBefore(bytes: Buffer, at: number): number | null {
  if (at + endSize > bytes.length) return null;
  const begins = (place: number, mark: string) =>
    place >= 0 && place < at && bytes.toString('latin1', place, place + 4) === mark;
  const places = [at - bytes.readUInt32LE(at + 12), bytes.readUInt32LE(at + 16)];
  const found = places.find((place) => begins(place, 'PK\u0001\u0002'));
  const isWide = begins(at - 20, 'PK\u0006\u0007');
  return found ?? (isWide ? Math.max(0, at - furthest) : null);
}

/** Names that make an archive a Java program. */
export const isJavaName = (names: string) => /META-INF\/MANIFEST\.MF|\.class(?![a-z])/i.test(names);
