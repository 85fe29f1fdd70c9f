import 'server-only';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { eicar } from './disguise';
import { inspectDoc } from './doc';
import { inspectDocx } from './docx';
import {
  type Budget,
  type Inspection,
  kindOfHead,
  Refused,
  refuse,
  requestBudget,
} from './inspection';
import type { DocumentKind } from './kinds';
import { inspectPdf } from './pdf';
import { withoutJpegMetadata, withoutPngMetadata } from './pictures';
import type { FileNotice, FileRefusal } from './rules';
import { findsVirus } from './virus-scan';

type InspectedFile = {
  kind: DocumentKind;
  /** The bytes to keep: those of the file, of a picture without its metadata, of a PDF from its first byte on. */
  bytes: Uint8Array;
  notices: readonly FileNotice[];
  /** False when the virus scanner did not answer, and the file waits for it in quarantine. */
  scanned: boolean;
};

/**
 * Inspects an untrusted file: its kind by content, then whatever its family may contain (lib/files/rules.ts), and last
 * the virus scanner, if configured. PDF, DOC and DOCX are kept unchanged; pictures lose their metadata. Returns the
 * reason when the file must be refused. `budget` limits the work for the whole request. The caller has checked the size.
 * Throws when the scanner does not answer, unless files may wait for it (CLAMAV_WHEN_SILENT).
 */
export async function inspectFile(
  bytes: Uint8Array,
  kinds: readonly DocumentKind[],
  budget: Budget = requestBudget(),
): Promise<InspectedFile | FileRefusal> {
  const inspection: Inspection = { budget, notices: new Set() };
  try {
    if (bytes.byteLength === 0) refuse('empty');
    const found = kindOfHead(bytes, bytes.byteLength);
    if ('refusal' in found) refuse(found.refusal);
    const { kind } = found;
    if (!kinds.includes(kind)) refuse('wrong_kind');
    const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (whole.includes(eicar)) refuse('virus');
    const kept = await inspections[kind](whole, inspection);
    const scanned = await isScanned(bytes);
    const isSame = kept.byteLength === bytes.byteLength && kept.buffer === bytes.buffer;
    return { kind, bytes: isSame ? bytes : kept, notices: [...inspection.notices], scanned };
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    // A number in the file points out of it, or its values are nested or repeated beyond what can be read.
    if (error instanceof RangeError) return 'broken';
    throw error;
  }
}

type Inspect = (bytes: Buffer, inspection: Inspection) => Buffer | Promise<Buffer>;

/** The inspection of each kind: returns the bytes to keep, or throws the refusal. */
const inspections: Record<DocumentKind, Inspect> = {
  pdf: inspectPdf,
  doc: inspectDoc,
  docx: inspectDocx,
  jpg: withoutJpegMetadata,
  png: withoutPngMetadata,
};

/** Whether the scanner has seen the file; without an answer it may wait in quarantine. */
async function isScanned(bytes: Uint8Array): Promise<boolean> {
  try {
    if (!(await findsVirus(bytes))) return true;
  } catch (error) {
    if (env.CLAMAV_WHEN_SILENT === 'refuse') throw error;
    log.warn('A file waits for the virus scanner', error);
    return false;
  }
  return refuse('virus');
}

/** Lets at most `slots` tasks run at once; the others wait in order of arrival. */
export class Semaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(slots: number) {
    this.#free = slots;
  }

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

/** Limits inspected or forwarded files in this process: each takes 20 MB and a processor. Two leave capacity. */
export const fileSemaphore = new Semaphore(2);
