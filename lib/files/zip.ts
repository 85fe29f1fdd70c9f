import 'server-only';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { Budget } from '@/lib/files/budget';
import { decodeXml, relationsLoad } from '@/lib/files/relations';

/**
 * Inspects a DOCX, which is a ZIP archive: `bomb` if it inflates past the limits, `macros` if it contains programs,
 * `object` if it embeds OLE objects or loads external content, `broken` if it is not a valid archive. Declared sizes
 * are not trusted: inflated bytes are counted, and counting stops at the limit.
 */
export type ArchiveProblem = 'bomb' | 'macros' | 'object' | 'broken';

const limits = {
  /** From here on a part must not be more than so many times its packed size: text gets to 20, pictures to 1. */
  suspicious: 8 * 1024 * 1024,
  ratio: 120,
  /** A spreadsheet in a document is common; an archive in that spreadsheet is not. */
  depth: 2,
  nested: 32 * 1024 * 1024,
  /** In bytes; ten thousand links take two megabytes. */
  announcement: 4 * 1024 * 1024,
  /** Searching relations takes about this many times as long as inflating them, so it uses more of the budget. */
  search: 4,
};

/** Parts that declare types and relations of other parts; macros must be declared there. */
const announces = /(^|\/)\[Content_Types\]\.xml$|\.rels$/i;
const macroParts = /vba(project|data)[^/]*\.(bin|xml)(\.rels)?$/i;
const macroTypes = /vbaProject|vbaData|macroEnabled/i;

/** Nested files that matter: archives, which are inspected, and OLE containers, which hold objects and controls. */
const archiveStart = Buffer.from('PK\u0003\u0004');
const oleStart = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Inspects an archive and the archives in it, using up the budget. Null when nothing is wrong. */
export async function inspectArchive(
  bytes: Uint8Array,
  budget: Budget,
): Promise<ArchiveProblem | null> {
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
  // Word processors write no comment at the end of the archive, and a comment can hide another format.
  if (archive.comment.length > 0) throw new Refusal('broken');
  const names = new Set<string>();
  let packed = 0;
  for await (const entry of archive.eachEntry()) {
    budget.entries -= 1;
    packed += entry.compressedSize;
    // Overlapping entries would let a small file inflate without bound.
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
  let inflated = 0;
  let head = Buffer.alloc(0);
  const announcing = announces.test(entry.fileName);
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    const part: Buffer = chunk;
    if (head.length < oleStart.length) head = Buffer.concat([head, part.subarray(0, 8)]);
    inflated += part.length;
    budget.inflated -= part.length * (announcing ? limits.search : 1);
    const swollen = inflated > limits.suspicious && inflated > limits.ratio * entry.compressedSize;
    if (budget.inflated < 0 || swollen) throw new Refusal('bomb');
    const nested = startsWith(head, archiveStart);
    if (nested || announcing) chunks.push(part);
    if (inflated > (nested ? limits.nested : announcing ? limits.announcement : Infinity))
      throw new Refusal('bomb');
  }
  if (startsWith(head, oleStart)) throw new Refusal('object');
  if (announcing) inspectAnnouncement(Buffer.concat(chunks));
  if (!startsWith(head, archiveStart)) return;
  if (depth >= limits.depth) throw new Refusal('bomb');
  await walk(Buffer.concat(chunks), budget, depth + 1);
}

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

function inspectAnnouncement(bytes: Buffer) {
  const xml = decodeXml(bytes);
  if (xml === null || relationsLoad(xml)) throw new Refusal('object');
  if (macroTypes.test(xml)) throw new Refusal('macros');
}
