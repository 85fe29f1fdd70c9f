import 'server-only';
import { env } from '@/lib/env';
import { type Budget, requestBudget } from '@/lib/files/budget';
import { detectKind } from '@/lib/files/detect';
import { withoutJpegMetadata } from '@/lib/files/jpeg';
import { type DocumentKind, isArchive } from '@/lib/files/kinds';
import { type OleEntry, oleEntries } from '@/lib/files/ole';
import { inspectPdf } from '@/lib/files/pdf';
import { withoutPngMetadata } from '@/lib/files/png';
import { isPolyglot } from '@/lib/files/polyglot';
import type { FileNotice, FileRefusal } from '@/lib/files/rules';
import { findsVirus } from '@/lib/files/virus-scan';
import { inspectArchive } from '@/lib/files/zip';
import { log } from '@/lib/log/log';

export type InspectedFile = {
  kind: DocumentKind;
  /** The bytes to keep: those of the file, or of a picture without its metadata. */
  bytes: Uint8Array;
  notices: readonly FileNotice[];
  /** False when the virus scanner did not answer, and the file waits for it in quarantine. */
  scanned: boolean;
};

type Content = Omit<InspectedFile, 'scanned'>;

/**
 * Inspects an untrusted file: its kind by content, other formats hidden in it, macros and scripts, embedded objects,
 * external references and decompression bombs; then the virus scanner, if configured. PDF, DOC and DOCX are kept
 * unchanged; pictures lose their metadata. Returns the problem when the file must be refused. `budget` limits the work
 * for the whole request. The caller has checked the size. Throws when the scanner does not answer, unless files may wait
 * for it (CLAMAV_WHEN_SILENT).
 */
export async function inspectFile(
  bytes: Uint8Array,
  kinds: readonly DocumentKind[],
  budget: Budget = requestBudget(),
): Promise<InspectedFile | FileRefusal> {
  if (bytes.byteLength === 0) return 'empty';
  const kind = await detectKind(bytes);
  if (!kind || !kinds.includes(kind)) return 'wrong_kind';
  if (isPolyglot(bytes, kind)) return 'disguise';
  const file = await lookInside(bytes, kind, budget);
  if (typeof file === 'string') return file;
  try {
    return (await findsVirus(bytes)) ? 'virus' : { ...file, scanned: true };
  } catch (error) {
    if (env.CLAMAV_WHEN_SILENT === 'refuse') throw error;
    log.warn('A file waits for the virus scanner', error);
    return { ...file, scanned: false };
  }
}

async function lookInside(
  bytes: Uint8Array,
  kind: DocumentKind,
  budget: Budget,
): Promise<Content | FileRefusal> {
  if (isArchive(kind)) return (await inspectArchive(bytes, budget)) ?? { kind, bytes, notices: [] };
  switch (kind) {
    case 'pdf':
      return (await inspectPdf(bytes, budget)) ?? { kind, bytes, notices: [] };
    case 'doc':
      return oleProblem(oleEntries(bytes) ?? []) ?? { kind, bytes, notices: [] };
    case 'jpg':
    case 'png': {
      const clean = kind === 'jpg' ? withoutJpegMetadata(bytes) : withoutPngMetadata(bytes);
      return clean ? { kind, bytes: clean, notices: [] } : 'broken';
    }
  }
}

/** The OLE entries where Word stores macros and embedded objects; the entry for objects is often present and empty. */
const macroNames = new Set(['macros', 'vba', '_vba_project', '_vba_project_cur']);
const objects = 'objectpool';

function oleProblem(entries: readonly OleEntry[]): FileRefusal | null {
  if (entries.some(({ name }) => macroNames.has(name.toLowerCase()))) return 'macros';
  const embeds = entries.some(
    ({ name, hasChildren }) => name.toLowerCase() === objects && hasChildren,
  );
  return embeds ? 'object' : null;
}
