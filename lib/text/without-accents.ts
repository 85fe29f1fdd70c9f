/** Text for comparison: lower case, without accents and invisible characters, so that «poesia» finds «Poesía». */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
