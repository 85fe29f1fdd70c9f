const number = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });

/** A size in readable form: '1,4 MB'. */
export const formatSize = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${number.format(Math.max(bytes / 1024, bytes && 0.1))}\u00a0kB`
    : `${number.format(bytes / 1024 / 1024)}\u00a0MB`;

const format = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

/** A whole number with a thousands separator, «2.000»: by default Spanish leaves four digits ungrouped. */
export const grouped = (number: number): string => format.format(number);

/** What a reader sees as characters: a flag or a family is several code points, which Firefox knows since 125 only. */
export const charactersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('es').segment(text), ({ segment }) => segment)
    : [...text];

/** Cuts a text to `count` characters plus an ellipsis; a shorter text is returned unchanged. */
export function shorten(text: string, count: number): string {
  const letters = charactersOf(text);
  return letters.length <= count ? text : `${letters.slice(0, count).join('').trimEnd()}…`;
}

const inner: Readonly<Record<string, string>> = { '«': '“', '»': '”', '“': '‘', '”': '’' };

/** Prepares a text for «…»: its own quotation marks become the next inner level, as in Spanish typography. */
export const withinQuotes = (text: string): string =>
  text.replace(/[«»“”]/g, (mark) => inner[mark] ?? mark);

/** Letters that do not decompose, as `unaccent` of the database writes them. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ŧ: 't',
};

/** Text for comparison: lower case, without accents and invisible characters, so that «poesia» finds «Poesía». */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]|(?<=[lL])·(?=[lL])/gu, '')
    .toLowerCase()
    .replace(/[æđðħıłŋøœßþŧ]/g, (letter) => letters[letter] ?? letter);

/** Like `withoutAccents`, reduced to words separated by single spaces. Unicode counts some signs (ʿ) as letters. */
export const foldWords = (text: string): string =>
  withoutAccents(text)
    .replace(/(?:[^\p{L}\p{N}]|[\u02b0-\u02ff])+/gu, ' ')
    .trim();

/** Equal for labels that differ only in case, accents, repeated blanks or the shape of apostrophes and hyphens; ñ and n differ. */
export const labelKey = (label: string): string =>
  label
    .normalize('NFKD')
    .replace(/(?!(?<=[nN])\u0303)\p{M}|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The labels without repetitions, each in its first spelling. The editor runs in browsers without `Map.groupBy`. */
export function distinctLabels(labels: readonly string[]): string[] {
  const keys = new Set<string>();
  return labels.filter((label) => keys.size < keys.add(labelKey(label)).size);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML, between tags and within quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** Parses JSON; undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The ISBN of thirteen digits, also a GTIN, for its first twelve. */
export function isbn13(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

/** The ISBN of ten digits, from before 2007, for its first nine; the check digit 10 is `x`. */
export function isbn10(nine: string): string {
  const sum = [...nine].reduce((total, digit, at) => total + Number(digit) * (10 - at), 0);
  return nine + '0x987654321'.charAt(sum % 11);
}
