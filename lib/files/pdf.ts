// biome-ignore-all lint/suspicious/noControlCharactersInRegex: the syntax of files has control characters.
import 'server-only';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { isPackedProgram, isPage, refuseAppended, refuseHiddenArchive } from './disguise';
import { type Inspection, refuse, spend } from './inspection';
import {
  documentName,
  isAcrobatScript,
  isButtonScript,
  isFileName,
  isForeignAddress,
  isFormatCall,
  isNetworkPath,
  isScriptAddress,
  leavesFile,
  namesIn,
  opensFile,
  startsAction,
} from './pdf-actions';
import { PdfEncryptions } from './pdf-encryption';
import {
  decodeText,
  isNull,
  isPlain,
  itemsOf,
  numberOf,
  type PdfId,
  type PdfObject,
  type PdfValue,
  readObjects,
  readPackedObjects,
  valuesOf,
} from './pdf-objects';

const endMark = '%%EOF';
/** In characters, without white space: readers look for the end mark in the last kilobyte. */
const farthestEnd = 1024;
/** The most inflated bytes of one object stream: less than the budget, because it is held in memory whole. */
const maxObjectStream = 16 * 1024 * 1024;

/** The most values of a file that are kept for a later look; a pending string takes as much memory as ten of them. */
const maxHeld = 2_000_000;
const pendingSize = 10;
/** Reading a script takes about this many times as long as inflating it. */
const judging = 16;
/** Reading an object of an object stream and its values takes as long as inflating so many bytes. */
const readingCost = { object: 64, value: 8 };

/** So many packed bytes hold the first ones of an attachment, behind the tables of deflate. */
const packedHead = 512;

const inflateWhole = promisify(inflate);

/** Inspects a PDF; returns it without the bytes before its header. */
export async function inspectPdf(given: Buffer, inspection: Inspection): Promise<Buffer> {
  const bytes = given.subarray(given.indexOf('%PDF-'));
  const text = bytes.toString('latin1');
  refuseCutOff(text);
  // HTML tags inside objects are harmless; tags before them would make the file an HTML page.
  if (isPage(text.slice(0, 1024).split('obj')[0] ?? '')) refuse('disguise');
  await new PdfInspection(bytes, text, inspection).run();
  for (let end = text.indexOf(endMark); end >= 0; end = text.indexOf(endMark, end + 1))
    refuseAppended(bytes, end + endMark.length);
  refuseHiddenArchive(bytes, (offset) => isInStream(text, offset));
  return bytes;
}

function refuseCutOff(text: string) {
  const end = text.lastIndexOf(endMark);
  let last = text.length;
  // A regular expression for the blanks would count them again from each one.
  while (last > end && isBlank(text.charAt(last - 1))) last -= 1;
  const behind = end < 0 ? '' : text.slice(end + endMark.length, last);
  // What follows an end is a later version of the document, up to its own end.
  if (end < 0 || behind.length > farthestEnd || /^\s*\d+\s+\d/.test(behind)) refuse('cut_off');
  const length = /^%PDF-[\s\S]{0,400}?\/Linearized[\s\S]{0,200}?\/L\s+(\d+)/.exec(
    text.slice(0, 1024),
  )?.[1];
  if (Number(length ?? 0) > text.length) refuse('cut_off');
}

const isBlank = (character: string) => character === '\0' || character.trim() === '';

/** Attachments may be archives. */
function isInStream(text: string, offset: number): boolean {
  const keyword = text.lastIndexOf('stream', offset);
  const isOpen = keyword >= 3 && !text.startsWith('end', keyword - 3);
  return isOpen && text.indexOf('endstream', offset) > offset;
}

const hasZlibHeader = (data: Buffer) =>
  data.length > 1 && /^.8/.test(data.toString('hex', 0, 1)) && data.readUInt16BE(0) % 31 === 0;

/** A string whose meaning is judged when it can be decrypted. */
type Pending = {
  rule: 'script' | 'address' | 'path' | 'document' | 'attachment' | 'kind';
  value: PdfValue;
  id: PdfId | null;
  /** The number of the object that is the action of an address or a kind. */
  action?: number | null;
};

/** Stands for the number of an action in the dictionary of what starts it; no object has it. */
const inlineStart = 0;

/** The passage from one file to its verdict. It reads all objects, then those in object streams. */
class PdfInspection {
  readonly #bytes: Buffer;
  readonly #text: string;
  readonly #inspection: Inspection;
  readonly #pending: Pending[] = [];
  readonly #trailers: PdfValue[] = [];
  readonly #objectStreams: PdfObject[] = [];
  /** The numbers of the actions that start without a click, and of other objects under the same keys. */
  readonly #starting = new Set([inlineStart]);
  /** Scripts, names of files and the dictionary of the encryption may be objects of their own; only those are kept. */
  readonly #byNumber = new Map<number, PdfObject[]>();
  readonly #encryptions: PdfEncryptions;
  #held = 0;
  readonly #judged = new Set<string>();

  constructor(bytes: Buffer, text: string, inspection: Inspection) {
    this.#bytes = bytes;
    this.#text = text;
    this.#inspection = inspection;
    this.#encryptions = new PdfEncryptions(inspection.budget);
  }

  async run(): Promise<void> {
    let hasDictionary = false;
    for (const object of readObjects(this.#text)) {
      const { value, stream } = object;
      hasDictionary ||= value.type === 'dictionary';
      this.#keep(object, valuesOf(value, 'Filter').length > 0);
      if (valuesOf(value, 'Root').length > 0 || !valuesOf(value, 'Encrypt').every(isNull)) {
        this.#hold(object.size);
        this.#trailers.push(value);
      }
      // Readers need no type to take a stream for an object stream.
      const isPacked = valuesOf(value, 'N').length > 0 && valuesOf(value, 'First').length > 0;
      if (stream !== null && isPacked) {
        this.#hold(object.size);
        this.#objectStreams.push(object);
      }
      this.#walk(value, object.id, object.id?.number ?? null);
    }
    if (!hasDictionary) refuse('broken');
    this.#encryptions.open(this.#trailers, this.#resolve);
    for (const object of this.#objectStreams) await this.#readObjectStream(object);
    for (const pending of this.#pending) await this.#judge(pending);
  }

  #keep(object: PdfObject, isSpecial: boolean) {
    const isScript = object.value.type === 'string' || object.stream !== null;
    if (!object.id || !(isScript || isSpecial || isFileName(object.value))) return;
    this.#hold(object.size);
    const others = this.#byNumber.get(object.id.number);
    if (others) others.push(object);
    else this.#byNumber.set(object.id.number, [object]);
  }

  #hold(values: number) {
    this.#held += values;
    if (this.#held > maxHeld) refuse('bomb');
  }

  #addPending(pending: Pending) {
    this.#hold(pendingSize);
    this.#pending.push(pending);
  }

  /** Looks at every key and name of a value, whatever it belongs to. `id`: null when its strings are not encrypted. */
  #walk(value: PdfValue, id: PdfId | null, action: number | null) {
    // The actions after `Next` may be in a separate array.
    if (value.type === 'array') this.#start(value);
    if (value.type === 'array') for (const item of value.items) this.#walk(item, id, action);
    if (value.type === 'name' && value.text === 'Launch') refuse('script');
    if (value.type !== 'dictionary') return;
    if (opensFile(value)) {
      for (const file of valuesOf(value, 'F')) this.#addFile(file, id);
      return;
    }
    if (action !== null && leavesFile(value)) this.#addPending({ rule: 'kind', value, id, action });
    for (const [key, of] of value.entries) {
      const starts = startsAction(key);
      if (starts) this.#start(of);
      this.#entry(key, of, id, action);
      this.#walk(of, id, starts ? inlineStart : null);
    }
  }

  #start(action: PdfValue) {
    for (const each of itemsOf(action)) {
      if (each.type !== 'reference' || this.#starting.has(each.number)) continue;
      this.#hold(1);
      this.#starting.add(each.number);
    }
  }

  #addFile(file: PdfValue, id: PdfId | null) {
    const names = file.type === 'reference' ? [file] : namesIn(file);
    if (names.length === 0) refuse('script');
    for (const value of names) this.#addPending({ rule: 'document', value, id });
  }

  #entry(key: string, value: PdfValue, id: PdfId | null, action: number | null) {
    const isText = value.type === 'string' || value.type === 'reference';
    switch (key) {
      case 'JS':
        if (isNull(value)) break;
        if (value.type !== 'string' && value.type !== 'reference') refuse('script');
        this.#addPending({ rule: 'script', value, id });
        break;
      case 'URI':
        if (isText) this.#addPending({ rule: 'address', value, id, action });
        break;
      case 'F':
      case 'UF':
      case 'DOS':
      case 'Mac':
      case 'Unix':
        if (isText) this.#addPending({ rule: 'path', value, id });
        break;
      case 'XFA':
        if (value.type === 'array' || value.type === 'reference') refuse('xfa');
        break;
      // Scripts of three-dimensional models, and programs played as media.
      case 'OnInstantiate':
      case 'RichMediaContent':
        refuse('script');
        break;
      // Browsers have run other items as a script (CVE-2024-4367).
      case 'FontMatrix':
        if (!itemsOf(value).every(({ type }) => type === 'word')) refuse('script');
        break;
      case 'EF':
        this.#inspection.notices.add('attached_files');
        this.#addPending({ rule: 'attachment', value, id });
        break;
    }
  }

  #objects = (value: PdfValue): readonly PdfObject[] =>
    value.type === 'reference' ? (this.#byNumber.get(value.number) ?? []) : [];

  #resolve = (value: PdfValue): PdfValue[] =>
    value.type === 'reference' ? this.#objects(value).map((object) => object.value) : [value];

  async #readObjectStream(object: PdfObject): Promise<void> {
    spend(this.#inspection.budget, { entries: 1 });
    const texts = await this.#data(object);
    const [first, ...others] = valuesOf(object.value, 'First');
    const start = numberOf(first);
    if (start === null || others.length > 0) refuse('disguise');
    for (const text of texts) {
      for (const packed of readPackedObjects(text.toString('latin1'), start)) {
        const { object: each, value } = readingCost;
        spend(this.#inspection.budget, { inflated: each + value * packed.size });
        this.#keep(packed, false);
        this.#walk(packed.value, null, packed.id?.number ?? null);
      }
    }
  }

  /** The data of a stream, inflated, in every reading that inflates. */
  async #data({ value, id, stream, isNested }: PdfObject): Promise<Buffer[]> {
    const start = stream ?? 0;
    const mark = this.#text.indexOf('endstream', start);
    const declared = start + (numberOf(valuesOf(value, 'Length')[0]) ?? 0);
    const end = Math.max(mark < 0 ? this.#text.length : mark, declared);
    const data = this.#bytes.subarray(start, end);
    spend(this.#inspection.budget, { inflated: data.length });
    // For browsers the data begin after this line, whatever else it contains.
    if (stream !== null && !/[\r\n]/.test(this.#text.charAt(stream - 1))) refuse('disguise');
    const readings = this.#encryptions.readings(data, id, 'stream');
    if (!isPlain(value)) refuse('disguise');
    if (valuesOf(value, 'Filter').flatMap(itemsOf).length === 0) return readings;
    const texts: Buffer[] = [];
    // Also without decryption: readers that do not find the encryption treat the file as unencrypted.
    const all = new Set([...readings, data]);
    for (const reading of all) {
      const text = await this.#inflate(reading);
      if (text) texts.push(text);
    }
    // Encrypted data of a PDF that is attached to this one.
    const isForeign = isNested && !this.#encryptions.isLocked && ![...all].some(hasZlibHeader);
    return texts.length > 0 || isForeign ? texts : refuse('broken');
  }

  /** Refuses an attached program, whatever its name. */
  async #inspectAttachment({ value, id, stream }: PdfObject): Promise<void> {
    if (stream === null) return;
    if (!isPlain(value)) refuse('disguise');
    const head = this.#bytes.subarray(stream, stream + packedHead);
    for (const reading of this.#encryptions.readings(head, id, 'stream'))
      if (await isPackedProgram(reading, this.#inspection.budget)) refuse('disguise');
  }

  /** Null when the data does not inflate. */
  async #inflate(data: Buffer): Promise<Buffer | null> {
    const { budget } = this.#inspection;
    const maxOutputLength = Math.max(1, Math.min(budget.inflated, maxObjectStream));
    const inflated = await inflateWhole(data, { maxOutputLength }).catch((error: unknown) =>
      error instanceof RangeError ? refuse('bomb') : null,
    );
    spend(budget, { inflated: inflated?.length ?? 0 });
    return inflated;
  }

  async #judge({ rule, value, id, action = null }: Pending): Promise<void> {
    const starts = action !== null && this.#starting.has(action);
    if (value.type === 'reference') {
      const name = [rule, starts, value.number].join();
      if (this.#judged.has(name)) return;
      this.#judged.add(name);
    }
    if (rule === 'kind') {
      if (starts) refuse('script');
      return;
    }
    if (rule === 'address' || rule === 'path') {
      for (const text of this.#texts(value, id)) {
        if (rule === 'address' && isScriptAddress(text)) refuse('script');
        if ((rule === 'path' || starts) && isNetworkPath(text)) refuse('network_link');
        if (starts && isForeignAddress(text)) refuse('script');
      }
      return;
    }
    if (rule === 'attachment') {
      for (const files of this.#resolve(value))
        for (const [, file] of files.type === 'dictionary' ? files.entries : [])
          for (const object of this.#objects(file)) await this.#inspectAttachment(object);
      return;
    }
    if (rule === 'document') {
      if (!this.#namesDocument(value, id)) refuse('script');
      this.#inspection.notices.add('local_links');
      return;
    }
    // LibreOffice does not encrypt those of its forms.
    const isCall = value.type === 'string' && isFormatCall(value.text);
    const scripts = isCall ? [value.text] : await this.#scripts(value, id);
    for (const script of scripts)
      spend(this.#inspection.budget, { inflated: script.length * judging });
    const others = scripts.filter((script) => !isButtonScript(script));
    if (scripts.length === 0 || !others.every(isAcrobatScript)) refuse('script');
    if (others.length > 0) this.#inspection.notices.add('form_calculations');
  }

  /** All texts that a reader could take for this script: an object may occur several times. */
  async #scripts(value: PdfValue, id: PdfId | null): Promise<string[]> {
    if (value.type === 'string') return this.#strings(value.text, id);
    const scripts = await Promise.all(
      this.#objects(value).map(async (object) => {
        const { value: text, isPacked } = object;
        if (text.type === 'string') return this.#strings(text.text, isPacked ? null : object.id);
        return (await this.#data(object)).map(decodeText);
      }),
    );
    return scripts.flat();
  }

  /** Whether every object that a reader could take for this file specification names a document. */
  #namesDocument(value: PdfValue, id: PdfId | null): boolean {
    if (value.type === 'string')
      return this.#strings(value.text, id).every((name) => documentName.test(name));
    const objects = this.#objects(value);
    return (
      objects.length > 0 &&
      objects.every((object) => {
        const names = namesIn(object.value);
        const { isPacked } = object;
        return (
          names.length > 0 &&
          names.every((name) => this.#namesDocument(name, isPacked ? null : object.id))
        );
      })
    );
  }

  /**
   * All texts that readers may see as this address or path, also without decryption, because some readers may not find
   * the encryption.
   */
  #texts(value: PdfValue, id: PdfId | null): string[] {
    if (value.type === 'string')
      return [...this.#strings(value.text, id), ...this.#strings(value.text, null)];
    return this.#objects(value).flatMap((object) =>
      this.#texts(object.value, object.isPacked ? null : object.id),
    );
  }

  /** The possible texts of a string. */
  #strings(text: string, id: PdfId | null): string[] {
    return this.#encryptions.readings(Buffer.from(text, 'latin1'), id, 'string').map(decodeText);
  }
}
