/** Two files per font: Spanish prose, for every page, and the rest of Latin-1, for pages that contain it. */
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

const letters = [...range(0x41, 0x5a), ...range(0x61, 0x7a), ...'ÁÉÍÓÚÜÑáéíóúüñ'];
const signs = ' \u00a00123456789!%()*+,-./:;?@¡¿«»·…—“”©ªº';

export const spanish: readonly string[] = [...letters, ...signs];

const furtherSigns = 'ŒœŸ–—‘’‚“”„†‡•…‹›€™−←↑→↓\u2009\u200a\u2011\u202f';

export const further: readonly string[] = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...furtherSigns,
].filter((character) => !spanish.includes(character));
