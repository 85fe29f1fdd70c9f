/** Text for comparison: lower case and without accents, so that «poesia» finds «Poesía». */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
