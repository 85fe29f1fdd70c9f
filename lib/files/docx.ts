// biome-ignore-all lint/suspicious/noControlCharactersInRegex: the syntax of files has control characters.
import 'server-only';
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { endRecord, isJavaName, isProgram } from './disguise';
import { inspectOlePart } from './doc';
import { decodeReferences, decodeXml, FieldSearch, inspectRelations } from './docx-xml';
import { type Inspection, Refused, refuse, spend } from './inspection';
import { isOle } from './ole';

/** Inspects a DOCX, a ZIP archive of parts. Declared sizes are not trusted: inflated bytes are counted, to a limit. */

const limits = {
  /**
   * From here on a part must not be more than so many times its packed size: text gets to 20, photos to 1. Metafiles,
   * bitmaps and objects with them have no such limit, since a large white one packs a thousandfold.
   */
  suspicious: 8 * 1024 * 1024,
  ratio: 120,
  /** A presentation in a document is common, and it has a spreadsheet for each chart; an archive in that is not. */
  depth: 3,
  nested: 32 * 1024 * 1024,
  /** In characters; looking for macros takes quadratic time in them. */
  name: 1024,
  /** In bytes; ten thousand links take two megabytes. */
  announcement: 4 * 1024 * 1024,
  /** Searching relations takes about this many times as long as inflating them, so it uses more of the budget. */
  search: 4,
};

/** The comment at the end of an archive: MuPDF writes `Artifex`; one with signs can hide another format. */
const plainComment = /^[\w .-]{0,64}$/;
const contentTypes = '[Content_Types].xml';
/** Parts that declare types and relations of other parts; macros must be declared there. */
const announces = /(^|\/)\[Content_Types\]\.xml$|\.rels$/i;
const macroParts = /vba(project|data)[^/]*\.(bin|xml)(\.rels)?$/i;
/** The type of every binary spreadsheet (XLSB), which charts keep their data in, is called `macroEnabled`. */
const macroTypes = /vbaProject|vbaData|macrosheet|(?<!sheet\.binary\.)macroEnabled/i;
/** The main part of each kind of Office document, by its content type. */
const mainPart = {
  docx: /wordprocessingml\.document\.main\+xml|ms-word\.document\.macroEnabled\.main\+xml/i,
  template: /wordprocessingml\.template\.main\+xml|ms-word\.template\.macroEnabled/i,
  spreadsheet: /spreadsheetml\.(?:sheet|template)\.main\+xml|ms-excel\./i,
  slides: /presentationml\.(?:presentation|template|slideshow)\.main\+xml|ms-powerpoint\./i,
} as const;

/** Inspects a document and the archives and objects in it. */
export async function inspectDocx(bytes: Buffer, inspection: Inspection): Promise<Buffer> {
  // Readers of PDF look for its beginning in the first kilobyte, which an archive can hold in its first part.
  if (bytes.toString('latin1', 0, 1024).includes('%PDF-')) refuse('disguise');
  await walk(bytes, inspection, 1);
  return bytes;
}

async function walk(bytes: Buffer, inspection: Inspection, depth: number): Promise<void> {
  const options = { lazyEntries: true, validateEntrySizes: true };
  const whole = withoutPadding(bytes);
  const archive = await fromBufferPromise(whole, options).catch(unreadable);
  if (!plainComment.test(archive.comment)) refuse('disguise');
  const entries = await listEntries(archive, inspection, bytes.length).catch(unreadable);
  refuseOtherDirectory(whole, entries);
  // Before its kind, which is in an encrypted part.
  if (entries.some((entry) => entry.isEncrypted())) refuse('locked');
  if (depth === 1) await checkKind(archive, entries, inspection);
  // Relations say what another part is; by itself the page of an embedded one would count as a disguise.
  const order = ({ fileName }: Entry) => (announces.test(fileName) ? 0 : 1);
  for (const entry of entries.toSorted((one, other) => order(one) - order(other)))
    await inspectEntry(archive, entry, inspection, depth).catch(unreadable);
}

/** Readers look for the end of an archive in its last 64 kilobytes. */
const farthestEnd = 65_535;

/** Some programs leave a line end or zeros behind the archive, which Word ignores and yauzl does not. */
function withoutPadding(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf(endRecord) + 22;
  const behind = bytes.toString('latin1', end, end + farthestEnd);
  const isPadded = end >= 22 && bytes.length <= end + farthestEnd && /^[\0\s]+$/.test(behind);
  return isPadded ? bytes.subarray(0, end) : bytes;
}

/** yauzl throws plain errors; the directory is at the end, so a truncated file lacks it. */
function unreadable(error: unknown): never {
  if (error instanceof Refused || !(error instanceof Error)) throw error;
  if (/strong encryption/i.test(error.message)) refuse('locked');
  return refuse(/end of central directory/i.test(error.message) ? 'cut_off' : 'broken');
}

async function listEntries(archive: ZipFile, { budget }: Inspection, size: number) {
  const entries: Entry[] = [];
  const names = new Set<string>();
  let packed = 0;
  for await (const entry of archive.eachEntry()) {
    spend(budget, { entries: 1 });
    // Office and Java do not know the field that gives a part another name.
    entry.fileName = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, [], false);
    if (entry.fileName.length > limits.name) refuse('broken');
    packed += entry.compressedSize;
    // Overlapping entries would let a small file inflate without bound.
    if (packed > size) refuse('bomb');
    const name = entry.fileName.toLowerCase();
    if (names.has(name)) refuse('broken');
    names.add(name);
    entries.push(entry);
  }
  return entries;
}

/** The values in the end record that mean: see the record of ZIP64. */
const elsewhere = [0xffff, 0xffffffff, 0xffffffff];

/**
 * Refuses an archive in which other readers may find another directory: LibreOffice and Java look for it in front of the end
 * record, Word and yauzl where that record or the one of ZIP64 says.
 */
function refuseOtherDirectory(bytes: Buffer, entries: readonly Entry[]) {
  const at = bytes.lastIndexOf(endRecord);
  const isWide = bytes.toString('latin1', at - 20, at - 16) === 'PK\u0006\u0007';
  const end = isWide ? Number(bytes.readBigUInt64LE(at - 12)) : at;
  const size = entries.reduce(
    (sum, entry) =>
      sum + 46 + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength,
    0,
  );
  const recorded = [
    bytes.readUInt16LE(at + 10),
    bytes.readUInt32LE(at + 12),
    bytes.readUInt32LE(at + 16),
  ];
  const wide = isWide
    ? [32, 40, 48].map((field) => Number(bytes.readBigUInt64LE(end + field)))
    : recorded;
  const isOther = [entries.length, size, end - size].some(
    (found, index) =>
      wide[index] !== found ||
      (recorded[index] !== found && !(isWide && recorded[index] === elsewhere[index])),
  );
  if (isOther) refuse('disguise');
}

/** Refuses an archive that is no document, and says what it is. */
async function checkKind(archive: ZipFile, entries: readonly Entry[], inspection: Inspection) {
  const named = (name: string) => entries.find(({ fileName }) => fileName === name);
  const text = async (entry: Entry | undefined) =>
    entry
      ? (await inflate(archive, entry, inspection, limits.announcement)).toString('latin1')
      : '';
  const types = (await text(named(contentTypes)).catch(unreadable)).replaceAll('\0', '');
  for (const [kind, pattern] of Object.entries(mainPart)) {
    if (!pattern.test(types)) continue;
    if (kind === 'docx') return;
    refuse(kind as Exclude<keyof typeof mainPart, 'docx'>);
  }
  const type = await text(named('mimetype')).catch(unreadable);
  if (type.includes('opendocument')) refuse('odt');
  if (type.includes('epub')) refuse('ebook');
  if (entries.some(({ fileName }) => /\.iwa$|^index\.(?:xml|apxl)|^[^/]+\.pages\//i.test(fileName)))
    refuse('pages');
  refuse(named(contentTypes) ? 'wrong_kind' : 'archive');
}

/** The whole content of an entry up to a limit. */
async function inflate(archive: ZipFile, entry: Entry, { budget }: Inspection, limit: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    size += chunk.length;
    spend(budget, { inflated: chunk.length });
    if (size > limit) refuse('bomb');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** What is done with a part, by its first bytes. Programs and objects may have any name. */
type PartKind = 'announcement' | 'archive' | 'object' | 'xml' | 'picture' | 'other';

/** How much of a part is read to detect its kind; an XML declaration is within that. */
const headSize = 1024;
const startsXml = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\0\t\n\r ]*(?:<|$)/;
/** XML in UTF-32 or EBCDIC, which no program writes and the search does not decode. */
const startsOther = /^(?:(?:\xff\xfe|\0\0\xfe\xff)?[\0\t\n\r ]*<\0{3}[?!A-Za-z]|\x4c\x6f\xa7\x94)/;
/**
 * Metafiles (EMF, WMF with and without a header, PICT), bitmaps with and without a header, and TIFF. No alternative may
 * fit the beginning of XML, which would not be searched.
 */
const startsPicture =
  /^(?:[\0\x01]\0{3}[\x58\x64\x6c]\0{3}[\s\S]{32} EMF|\xd7\xcd\xc6\x9a|\x01\0\x09\0|\0{512}[\s\S]{10}\0\x11\x02\xff|BM|\x28\0{3}|II\*\0|MM\0\*)/;

function partKind(name: string, head: Buffer): PartKind {
  const start = head.toString('latin1', 0, 64);
  if (startsOther.test(start)) refuse('disguise');
  if (announces.test(name)) return 'announcement';
  if (start.startsWith('PK\u0003\u0004')) return 'archive';
  if (isOle(head)) return 'object';
  if (startsPicture.test(head.toString('latin1'))) return 'picture';
  return startsXml.test(start) ? 'xml' : 'other';
}

/** Joins the first chunks, because empty blocks of deflate can make the first one a single byte. */
async function* withWholeHead(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const chunk of chunks) {
    head = head && Buffer.concat([head, chunk]);
    if (head && head.length < headSize) continue;
    yield head ?? chunk;
    head = null;
  }
  if (head && head.length > 0) yield head;
}

async function inspectEntry(archive: ZipFile, entry: Entry, inspection: Inspection, depth: number) {
  const { budget } = inspection;
  if (macroParts.test(entry.fileName)) refuse('macros');
  if (isJavaName(entry.fileName)) refuse('disguise');
  if (entry.uncompressedSize > budget.inflated) refuse('bomb');
  const chunks: Buffer[] = [];
  const fields = new FieldSearch(inspection);
  let [inflated, kind]: [number, PartKind | null] = [0, null];
  for await (const part of withWholeHead(await archive.openReadStreamPromise(entry))) {
    if (kind === null && isProgram(part)) refuse('disguise');
    kind ??= partKind(entry.fileName, part);
    inflated += part.length;
    const isKept = kind === 'announcement' || kind === 'archive' || kind === 'object';
    spend(budget, { inflated: part.length * (kind === 'announcement' ? limits.search : 1) });
    const isSwollen =
      inflated > limits.suspicious && inflated > limits.ratio * entry.compressedSize;
    if (isSwollen && kind !== 'picture' && kind !== 'object') refuse('bomb');
    if (isKept && inflated > (kind === 'announcement' ? limits.announcement : limits.nested))
      refuse('bomb');
    if (isKept) chunks.push(part);
    else if (kind === 'xml') fields.feed(part);
  }
  const whole = Buffer.concat(chunks);
  if (kind === 'announcement') inspectAnnouncement(whole, inspection);
  if (kind === 'object') inspectOlePart(whole, inspection);
  if (kind !== 'archive') return;
  if (depth >= limits.depth) refuse('bomb');
  await walk(whole, inspection, depth + 1);
}

function inspectAnnouncement(bytes: Buffer, inspection: Inspection) {
  const xml = decodeXml(bytes) ?? refuse('disguise');
  if (macroTypes.test(decodeReferences(xml))) refuse('macros');
  inspectRelations(xml, inspection);
}
