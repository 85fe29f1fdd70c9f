/** Text for comparison: lower case, without accents and invisible characters, so that «poesia» finds «Poesía». */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();


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
