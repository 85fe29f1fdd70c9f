// biome-ignore-all lint/suspicious/noControlCharactersInRegex: the syntax of files has control characters.
import { refuse } from './inspection';

/**
 * Reads the objects of a PDF as lenient readers do. It does not follow the file's table of objects, which may point
 * anywhere: every `n n obj` in the file counts, wherever it is.
 */

/** `string`: its bytes, one character each. `word`: numbers, keywords, and the `R` of a reference. */
export type PdfValue =
  | { type: 'name' | 'string' | 'word'; text: string }
  | { type: 'reference'; number: number }
  | { type: 'array'; items: readonly PdfValue[] }
  | { type: 'dictionary'; entries: readonly (readonly [key: string, value: PdfValue])[] };

export type PdfObject = {
  /** The number and generation, which the encryption of its strings depends on; null for a trailer. */
  id: PdfId | null;
  value: PdfValue;
  /** The offset of the data, if the object is a stream. */
  stream: number | null;
  /** Whether it is inside the data of another stream, where only a crafted table leads readers. */
  isNested: boolean;
  /** Whether it is in an object stream, whose strings are not encrypted separately. */
  isPacked: boolean;
  /** The number of values in it. */
  size: number;
};

export type PdfId = { number: number; generation: number };

const starts = /(?<!end)obj|trailer/g;
const number = /(?:^|[^\d])(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]*$/;
/** A number that `number` does not find: readers pass over comments, and any number of blanks and zeros. */
const gap = '(?:[\\0\\t\\n\\f\\r ]|%[^\\r\\n]*[\\r\\n])';
const unseenNumber = new RegExp(
  `(?:\\d${gap}+[+-]*[\\d.]|^(?:[^\\r\\n]*[\\r\\n])?${gap}*[+-]*)[\\d.]*${gap}*$`,
);
const blanks = new Set([0, 9, 10, 12, 13, 32]);
const comment = /%[^\r\n]*/y;
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const data = /stream[ \t]*(?:\r\n|\r|\n)?/y;
const deepest = 100;
/** The most values of one object, which is held in memory whole; the widths of a large font are a hundred thousand. */
const maxValues = 500_000;

/** What looks like objects in a picture may make a small file of few objects be read many times. */
const leastWork = 32 * 1024 * 1024;

/** Reads one object after the other: a large file has millions of values. */
export function* readObjects(text: string): Generator<PdfObject> {
  const work = new Work(Math.max(4 * text.length, leastWork));
  let streamEnd = 0;
  for (const { 0: start, index } of text.matchAll(starts)) {
    const reader = new PdfReader(text, index + start.length);
    const value = reader.value();
    reader.skipSpace();
    work.add(reader.at - index);
    data.lastIndex = reader.at;
    const before = text.slice(Math.max(0, index - 40), index);
    const [, first, second] = number.exec(before) ?? [];
    const id = first ? { number: Number(first), generation: Number(second) } : null;
    const isHeld = /^(?:dictionary|string|array)$/.test(value.type);
    if (!id && isHeld && start === 'obj' && unseenNumber.test(before)) refuse('disguise');
    const stream = data.test(text) ? data.lastIndex : null;
    const isNested = index < streamEnd;
    const end = stream === null ? 0 : stream + (numberOf(valuesOf(value, 'Length')[0]) ?? 0);
    if (/^\s{0,2}endstream/.test(text.slice(end, end + 11))) streamEnd = Math.max(streamEnd, end);
    yield { id, value, stream, isNested, isPacked: false, size: reader.size };
  }
}

/** Reads the objects in the inflated data of an object stream; its first part says where they begin. */
export function* readPackedObjects(text: string, first: number): Generator<PdfObject> {
  const work = new Work(4 * text.length);
  const header = new PdfReader(text.slice(0, first));
  for (header.skipSpace(); header.at < first; header.skipSpace()) {
    const [object, offset] = [numberOf(header.value()), numberOf(header.value())];
    if (object === null || offset === null) refuse('broken');
    const reader = new PdfReader(text, first + offset);
    const value = reader.value();
    // An offset behind the end of the text must not give back what others used.
    work.add(Math.max(0, reader.at - first - offset));
    const id = { number: object, generation: 0 };
    yield { id, value, stream: null, isNested: false, isPacked: true, size: reader.size };
  }
}

/** Refuses a text whose objects overlap so much that reading them takes longer than several readings of it. */
class Work {
  #left: number;
  constructor(characters: number) {
    this.#left = characters + 65_536;
  }
  add(characters: number) {
    this.#left -= characters;
    if (this.#left < 0) refuse('broken');
  }
}

/** Reads values one after the other. */
class PdfReader {
  readonly #text: string;
  at: number;
  /** The number of values read so far. */
  size = 0;

  constructor(text: string, at = 0) {
    this.#text = text;
    this.at = at;
  }

  skipSpace(): void {
    do {
      // A regular expression would run out of stack in millions of blanks.
      while (blanks.has(this.#text.charCodeAt(this.at))) this.at += 1;
    } while (this.#match(comment) !== '');
  }

  /** The next value; at the end of the text a word. */
  value(depth = 0): PdfValue {
    if (depth > deepest) refuse('broken');
    this.size += 1;
    if (this.size > maxValues) refuse('bomb');
    this.skipSpace();
    return this.#value(depth);
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  #value(depth: number): PdfValue {
    const text = this.#text;
    const character = text[this.at] ?? '';
    if (character === '<' && text[this.at + 1] === '<') return this.#dictionary(depth);
    if (character === '[') return { type: 'array', items: this.#items(']', depth) };
    if (character === '(') return { type: 'string', text: this.#literal() };
    if (character === '<') return { type: 'string', text: this.#hexadecimal() };
    if (character === '/') {
      this.at += 1;
      return { type: 'name', text: plainName(this.#match(regular)) };
    }
    const word = this.#match(regular);
    if (word === '')
      this.at = Math.min(this.at + (text.startsWith('>>', this.at) ? 2 : 1), text.length);
    return { type: 'word', text: word || text.slice(this.at - 1, this.at) };
  }

  /** Values up to the closing mark; readers skip a wrong one. */
  #items(end: string, depth: number): PdfValue[] {
    this.at += end.length;
    const items: PdfValue[] = [];
    for (;;) {
      this.skipSpace();
      if (this.at >= this.#text.length) return items;
      if (this.#text.startsWith(end, this.at)) {
        this.at += end.length;
        return items;
      }
      const item = this.value(depth + 1);
      const reference = item.type === 'word' && item.text === 'R' ? items.splice(-2) : [];
      items.push(referenceOf(reference) ?? item);
    }
  }

  #dictionary(depth: number): PdfValue {
    const items = this.#items('>>', depth);
    const entries: [string, PdfValue][] = [];
    for (let index = 0; index + 1 < items.length; ) {
      const [key, value] = [items[index], items[index + 1]];
      // Readers skip what is no key.
      if (key?.type !== 'name' || !value) index += 1;
      else {
        entries.push([key.text, value]);
        index += 2;
      }
    }
    return { type: 'dictionary', entries };
  }

  #literal(): string {
    const start = this.at + 1;
    let depth = 1;
    for (this.at = start; this.at < this.#text.length && depth > 0; this.at += 1) {
      const character = this.#text[this.at];
      if (character === '\\') this.at += 1;
      else if (character === '(') depth += 1;
      else if (character === ')') depth -= 1;
    }
    return unescaped(this.#text.slice(start, this.at - 1));
  }

  #hexadecimal(): string {
    const end = this.#text.indexOf('>', this.at);
    const digits = this.#text
      .slice(this.at + 1, end < 0 ? undefined : end)
      .replace(/[^\da-f]/gi, '');
    this.at = end < 0 ? this.#text.length : end + 1;
    return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1');
  }
}

function referenceOf([number, generation]: readonly PdfValue[]): PdfValue | null {
  if (number?.type !== 'word' || generation?.type !== 'word') return null;
  return { type: 'reference', number: Number(number.text) };
}

/** Any character of a name may be written as `#` and its code. */
const plainName = (name: string) =>
  name.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescaped = (text: string) =>
  text.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal, other) => {
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    return escapes[other] ?? (/[\r\n]/.test(other) ? '' : other);
  });

/** The values of a key in a dictionary, which may hold it several times. */
export const valuesOf = (value: PdfValue, key: string): PdfValue[] =>
  value.type === 'dictionary'
    ? value.entries.filter(([name]) => name === key).map(([, of]) => of)
    : [];

/** The items of an array, or the value itself. */
export const itemsOf = (value: PdfValue) => (value.type === 'array' ? value.items : [value]);

/** A key with this value counts as missing. */
export const isNull = (value: PdfValue) => value.type === 'word' && value.text === 'null';

/** The number that a value is, or null. */
export const numberOf = (value: PdfValue | undefined): number | null =>
  value?.type === 'word' && /^\d+$/.test(value.text) ? Number(value.text) : null;

/** Whether parameters of a filter rearrange bytes; without a predictor, or with the first one, they do not. */
const rearranges = (parameters: PdfValue): boolean =>
  parameters.type !== 'word' &&
  (parameters.type !== 'dictionary' ||
    valuesOf(parameters, 'Predictor').some((predictor) => numberOf(predictor) !== 1));

/**
 * Whether the data of a stream are in the file, plain or deflated. Programs write objects, scripts and
 * attachments in no other way.
 */
export function isPlain(stream: PdfValue): boolean {
  const all = (...keys: string[]) => keys.flatMap((key) => valuesOf(stream, key)).flatMap(itemsOf);
  const filters = all('Filter');
  const isDeflate = (filter: PdfValue) =>
    filter.type === 'name' && /^Fl(?:ateDecode)?$/.test(filter.text);
  const isElsewhere = all('F', 'FFilter').length > 0;
  const isRearranged = all('DecodeParms', 'DP').some(rearranges);
  return filters.length <= 1 && filters.every(isDeflate) && !isElsewhere && !isRearranged;
}

/** Text strings are UTF-16 or UTF-8 with a byte order mark, or one byte a character. */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes[0] === 0xef && bytes[1] === 0xbb) return new TextDecoder().decode(bytes);
  return bytes.toString('latin1');
}
