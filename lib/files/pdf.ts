import 'server-only';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { Budget } from '@/lib/files/budget';

/**
 * Searches a PDF for actions that run when it is opened or clicked. It does not parse the file: it searches for the
 * names that such actions need, in the file and in its object streams. PDF compresses names nowhere else; other
 * compressed parts (pages, pictures, fonts, the text of a script) contain none.
 */
export type PdfProblem = 'script' | 'locked' | 'bomb' | 'broken';

/** Matches a PDF name, in which each character may be written as itself or as `#` and its code. */
const name = (plain: string) =>
  [...plain]
    .map((letter) => {
      const code = letter.charCodeAt(0).toString(16);
      const digits = code.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
      return `(?:${letter}|#${digits})`;
    })
    .join('');
const space = String.raw`[\0\t\n\f\r ]`;
const end = String.raw`(?=[\0\t\n\f\r ()<>[\]{}/%]|$)`;
const reference = String.raw`\d+${space}+\d+${space}+R`;

/** The value of `/S`. Must follow white space, `obj` or `/S`, because a link's address may contain `/JavaScript`. */
const action = (...kinds: string[]) =>
  `/(?<=(?:^|${space}|obj|/(?:S|#53))/)(?:${kinds.map(name).join('|')})${end}`;

const runs = new RegExp(
  [
    action('JavaScript', 'Launch'),
    // Scripts of forms, of three-dimensional models, and programs played as media.
    `/${name('XFA')}${space}*(?:\\[|${reference})`,
    `/${name('OnInstantiate')}${end}`,
    `/${name('RichMediaContent')}${end}`,
  ].join('|'),
);
/** A rendition action may contain a script without naming JavaScript. */
const plays = new RegExp(action('Rendition'));
const script = new RegExp(`/${name('JS')}${end}`);

const encrypted = new RegExp(`/${name('Encrypt')}${space}*(?:<<|${reference})`);
const objectStream = new RegExp(`/${name('ObjStm')}${end}`, 'g');
/** The dictionary of an object stream as programs write it, without strings, comments or escapes. */
const plainDictionary = /^obj\s*<<[^()%#]*>>\s*$/;
const onlyFlate = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])(?![A-Za-z\d])/;
/** The most inflated bytes of one object stream: less than the budget, because it is held in memory whole. */
const maxObjectStream = 16 * 1024 * 1024;

/** The position of one object stream: the end of the previous one, its name, and the keyword before its data. */
type Place = { from: number; index: number; keyword: number };

const inflateWhole = promisify(inflate);
const textOf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
const runsSomething = (text: string) => runs.test(text) || (plays.test(text) && script.test(text));

/**
 * Returns `script` for scripts and programs, `locked` for encrypted object streams, `bomb` for object streams that
 * inflate past the budget, `broken` for those that do not inflate, and null when nothing is wrong.
 */
export async function inspectPdf(bytes: Uint8Array, budget: Budget): Promise<PdfProblem | null> {
  const text = textOf(bytes);
  if (runsSomething(text)) return 'script';
  let from = 0;
  for (const { index } of text.matchAll(objectStream)) {
    if (index < from) continue;
    if (from === 0 && encrypted.test(text)) return 'locked';
    const keyword = text.indexOf('stream', index);
    if (keyword < 0) break;
    const problem = await inspectObjectStream(bytes, text, { from, index, keyword }, budget);
    if (problem) return problem;
    from = keyword;
  }
  return null;
}

/** The text between the object number before `index` and the keyword `stream`; null when it is malformed. */
function dictionaryOf(text: string, { from, index, keyword }: Place): string | null {
  const start = from + text.slice(from, index).lastIndexOf('obj');
  const dictionary = text.slice(Math.max(start, from), keyword);
  const numbered = /\d\s+\d+\s*$/.test(text.slice(Math.max(start - 32, 0), Math.max(start, 0)));
  return numbered && plainDictionary.test(dictionary) ? dictionary : null;
}

async function inspectObjectStream(
  bytes: Uint8Array,
  text: string,
  place: Place,
  budget: Budget,
): Promise<PdfProblem | null> {
  budget.entries -= 1;
  if (budget.entries < 0) return 'bomb';
  const dictionary = dictionaryOf(text, place);
  if (dictionary === null) return 'script';
  // An uncompressed stream has already been searched with the file.
  if (!dictionary.includes('/Filter')) return null;
  if (!onlyFlate.test(dictionary) || dictionary.includes('/DecodeParms')) return 'script';
  const [lead = ''] =
    /^stream[ \t]*\r?\n?/.exec(text.slice(place.keyword, place.keyword + 80)) ?? [];
  try {
    const objects = await inflateWhole(bytes.subarray(place.keyword + lead.length), {
      maxOutputLength: Math.max(1, Math.min(budget.inflated, maxObjectStream)),
    });
    budget.inflated -= objects.byteLength;
    return runsSomething(textOf(objects)) ? 'script' : null;
  } catch (error) {
    return error instanceof RangeError ? 'bomb' : 'broken';
  }
}
