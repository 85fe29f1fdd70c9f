import 'server-only';
import { detectKind } from '@/lib/files/detect';
import { hidesSomething } from '@/lib/files/foreign';
import { withoutJpegMetadata } from '@/lib/files/jpeg';
import type { DocumentKind } from '@/lib/files/kinds';
import { maxFileBytes } from '@/lib/files/kinds';
import { oleEntries } from '@/lib/files/ole';
import { withoutPngMetadata } from '@/lib/files/png';
import type { FileProblem } from '@/lib/files/problems';
import { inspectArchive } from '@/lib/files/zip';

/** A file that was looked through: what it is, and the bytes to keep. */
export type InspectedFile = { kind: DocumentKind; bytes: Uint8Array };

/**
 * Looks through a file that a stranger sent: size, kind by content, other formats hidden in it, macros, bombs. PDF, DOC
 * and DOCX stay byte for byte; pictures lose their metadata. Answers the problem when it must be refused.
 */
export async function inspectFile(
  bytes: Uint8Array,
  kinds: readonly DocumentKind[],
): Promise<InspectedFile | FileProblem> {
  if (bytes.byteLength === 0) return 'empty';
  if (bytes.byteLength > maxFileBytes) return 'too_big';
  const kind = await detectKind(bytes);
  if (!kind || !kinds.includes(kind)) return 'wrong_kind';
  if (hidesSomething(bytes, kind)) return 'unsafe';
  switch (kind) {
    case 'pdf':
      return { kind, bytes };
    case 'doc':
      return hasMacros(bytes) ? 'macros' : { kind, bytes };
    case 'docx': {
      const problem = await inspectArchive(bytes);
      return problem ?? { kind, bytes };
    }
    case 'jpg':
    case 'png': {
      const clean = kind === 'jpg' ? withoutJpegMetadata(bytes) : withoutPngMetadata(bytes);
      return clean ? { kind, bytes: clean } : 'broken';
    }
  }
}

/** Where Word keeps the programs of a document. */
const macroNames = new Set(['macros', 'vba', '_vba_project', '_vba_project_cur']);

const hasMacros = (bytes: Uint8Array) =>
  oleEntries(bytes)?.some(({ name }) => macroNames.has(name.toLowerCase())) ?? false;
