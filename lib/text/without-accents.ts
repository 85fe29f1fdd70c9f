/** Text as it is compared: small letters without accents, so that «poesia» finds «Poesía». */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
