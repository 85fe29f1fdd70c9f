import 'server-only';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/**
 * What is wrong with a Word document of our days, which is a ZIP archive: `bomb` where it would fill a memory, `macros`
 * where it brings programs, `broken` where it is no sound archive. The declared sizes are believed by nobody: what
 * counts is what really comes out, and the counting stops at the limit.
 */
export type ArchiveProblem = 'bomb' | 'macros' | 'broken';

/** A long illustrated novel has some hundred parts and inflates to some twenty megabytes. */
const limits = {
  entries: 4000,
  inflated: 160 * 1024 * 1024,
  /** From here on a part must not be more than so many times its packed size: text gets to 20, pictures to 1. */
  suspicious: 8 * 1024 * 1024,
  ratio: 120,
  /** A spreadsheet within a document is common, an archive within that is not. */
  depth: 2,
  nested: 32 * 1024 * 1024,
};

/** Parts that say of themselves what the others are; here macros have to be announced. */
const announces = /(^|\/)\[Content_Types\]\.xml$|\.rels$/i;
const macroParts = /vba(project|data)[^/]*\.(bin|xml)(\.rels)?$/i;
const macroTypes = /vbaProject|vbaData|macroEnabled/i;

type Budget = { entries: number; inflated: number };

/** Looks through an archive and the archives in it. Null when nothing is wrong. */
export async function inspectArchive(bytes: Uint8Array): Promise<ArchiveProblem | null> {
  const budget = { entries: limits.entries, inflated: limits.inflated };
  try {
    await walk(bytes, budget, 1);
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.problem : 'broken';
  }
}

class Refusal extends Error {
  readonly problem: ArchiveProblem;
  constructor(problem: ArchiveProblem) {
    super(problem);
    this.problem = problem;
  }
}

async function walk(bytes: Uint8Array, budget: Budget, depth: number): Promise<void> {
  const archive = await fromBufferPromise(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    { lazyEntries: true, validateEntrySizes: true, strictFileNames: true },
  );
  // Nobody who writes documents leaves a note at the end of the archive; whoever hides another format does.
  if (archive.comment.length > 0) throw new Refusal('broken');
  const names = new Set<string>();
  let packed = 0;
  for await (const entry of archive.eachEntry()) {
    budget.entries -= 1;
    packed += entry.compressedSize;
    // Parts that lie on top of each other make a small file inflate for ever.
    if (budget.entries < 0 || packed > bytes.byteLength) throw new Refusal('bomb');
    const name = entry.fileName.toLowerCase();
    if (names.has(name)) throw new Refusal('broken');
    names.add(name);
    if (macroParts.test(entry.fileName)) throw new Refusal('macros');
    await inspectEntry(archive, entry, budget, depth);
  }
}

async function inspectEntry(archive: ZipFile, entry: Entry, budget: Budget, depth: number) {
  if (entry.uncompressedSize > budget.inflated) throw new Refusal('bomb');
  const chunks: Buffer[] = [];
  let [inflated, nested] = [0, false];
  const text = announces.test(entry.fileName);
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    const part: Buffer = chunk;
    if (inflated === 0) nested = part.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
    inflated += part.length;
    budget.inflated -= part.length;
    const swollen = inflated > limits.suspicious && inflated > limits.ratio * entry.compressedSize;
    if (budget.inflated < 0 || swollen) throw new Refusal('bomb');
    if (nested || text) chunks.push(part);
    if (nested && inflated > limits.nested) throw new Refusal('bomb');
  }
  if (text && macroTypes.test(decode(Buffer.concat(chunks)))) throw new Refusal('macros');
  if (!nested) return;
  if (depth >= limits.depth) throw new Refusal('bomb');
  await walk(Buffer.concat(chunks), budget, depth + 1);
}

/** XML says by its first bytes whether it is UTF-16; Word reads both, so a search has to. */
function decode(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return bytes.toString('utf16le');
  if (first === 0xfe && second === 0xff) {
    return Buffer.from(bytes.subarray(0, bytes.length & ~1))
      .swap16()
      .toString('utf16le');
  }
  const text = bytes.toString('utf8');
  return text.includes('\0') ? text.replaceAll('\0', '') : text;
}
