/** Code points that draw nothing: zero widths, soft hyphens, direction marks, fillers, tags, anchors of embedded objects. */
const invisible = String.raw`[\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]`;

/** The scripts whose letters change their shape at a joiner. */
const joining = 'Arab Syrc Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh'
  .split(' ')
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');

/** Where an invisible code point belongs to what is drawn: flags, emoji, variants of characters, joined letters. */
const needed = [
  String.raw`\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f}`,
  String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[\d#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  `(?<=[${joining}])[\\u200c\\u200d]`,
].join('|');

const everyInvisible = new RegExp(invisible, 'gu');
const neededOrInvisible = new RegExp(`(${needed})|${invisible}`, 'gu');

/** Halves of characters. The method `toWellFormed` is unknown to Firefox 115, the last one for Windows 7 and 8. */
const halves = /\p{Surrogate}/gu;

/** Private characters with a meaning for one program only: the citations of ChatGPT, the ends of code in Google Docs. */
export const programMarks = /\ue200[^\ue200\ue201\n]*\ue201|[\ue907\uec03]/g;

/**
 * Writes every kind of line end as "\n", the soft line breaks and page breaks of word processors too, and leaves out the
 * marks of programs. Lines of PDF files end with the soft hyphen that divides a word, or begin with a bullet of a font of
 * signs.
 */
export const plainCopy = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(programMarks, '')
    .replace(/\u00ad[ \t]*\n(?=\p{L})/gu, '')
    .replace(/^([ \t]*)[\uf021-\uf0ff](?=[ \t\u00a0])/gm, '$1•');

/** Removes every invisible code point, for addresses, searches and comparisons. */
export const withoutInvisible = (text: string): string => text.replace(everyInvisible, '');

/** The blank pattern of Braille and the null notehead: Unicode counts them as symbols, and they draw nothing. */
export const emptySigns = /[\u2800\u{1d159}]/gu;

/** Behind as many combining marks as Unicode's Stream-Safe Text Format allows in a row; more take quadratic time to normalise. */
const marksInExcess = /(?<=\p{M}{30})\p{M}+/gu;

/**
 * Normalises a text of several lines: Unicode NFC, trimmed, without control characters, which the database refuses, and
 * without invisible code points, except where an emoji or a joined script needs them. U+001E is the non-breaking hyphen
 * of word processors; U+001F, their optional one, goes with the other control characters.
 */
export function cleanText(value: string): string {
  return plainCopy(value.replace(halves, '\ufffd'))
    .replace(neededOrInvisible, '$1')
    .replaceAll('\u001e', '-')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(emptySigns, ' ')
    .replace(marksInExcess, '')
    .normalize('NFC')
    .trim();
}

/** Normalises a text of one line: as `cleanText`, and every run of blanks and line breaks is one space. */
export const cleanLine = (value: string): string => cleanText(value).replace(/\s+/g, ' ');

/** Writes the decimal digits of every script, and the plus sign of wide scripts, as ASCII. */
export const asciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, digitValue).replaceAll('\uff0b', '+');

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Unicode keeps the ten digits of a script together, in order; only those for mathematics follow on each other. */
function digitValue(digit: string): string {
  const plain = digit.normalize('NFKC');
  if (/^[0-9]$/.test(plain)) return plain;
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
}

/** The most characters (code points) of a search term; the rest is cut off. */
export const maxTermLength = 100;

/** The searches of the back-office find nothing for a shorter term, which has too many matches. */
export const minTermLength = 2;

/** The scheme of a mailbox or a number that was copied as the address of a link. */
const copiedScheme = /^(?:mailto|tel):/i;

/** One line without control characters and invisible ones; of repeated parameters the first is used. */
export function searchTerm(given: string | string[] | undefined): string {
  const text = (Array.isArray(given) ? given[0] : given) ?? '';
  const line = cleanLine(withoutInvisible(asciiDigits(text))).replace(copiedScheme, '');
  return [...line].slice(0, maxTermLength).join('').trim();
}
