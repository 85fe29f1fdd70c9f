/** Letters that do not decompose, as `unaccent` of the database writes them. */
const letters: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ŋ: 'n', ø: 'o', œ: 'oe', ß: 'ss' },
  ...{ þ: 'th', ŧ: 't' },
};

/** Text for comparison: lower case, without accents and invisible characters, so that «poesia» finds «Poesía». */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/[æđðħıłŋøœßþŧ]/g, (letter) => letters[letter] ?? letter);

/** That, with words separated by single spaces and nothing else than words. */
export const foldWords = (text: string): string =>
  withoutAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What makes two labels one: case, accents and repeated blanks do not count; ñ is a letter of its own. */
export const labelKey = (label: string): string =>
  label
    .normalize('NFKD')
    .replace(/(?!(?<=n)\u0303)\p{M}|\p{Default_Ignorable_Code_Point}/giu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The labels without repetitions, each in its first spelling. */
export const distinctLabels = (labels: readonly string[]): string[] =>
  [...Map.groupBy(labels, labelKey).values()].flatMap(([first]) => first ?? []);
