/**
 * The length of a text by the counting rules that X publishes (version 3): an address counts 23, an emoji 2 however
 * many code points it has, letters of European scripts and common punctuation 1, everything else 2.
 */
const addressLength = 23;
const address = /https?:\/\/[^\s]+/giu;
/** X also links bare names (dauro.example); the larger count is used, so that it is never too small. */
const bareName = /[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:\/[^\s]*)?/gu;
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const light: readonly (readonly [number, number])[] = [
  [0x0000, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
];

const letters = new Intl.Segmenter('es', { granularity: 'grapheme' });

function weighLetters(text: string): number {
  let weight = 0;
  for (const { segment } of letters.segment(text)) {
    weight += emoji.test(segment) ? 2 : weighCodePoints(segment);
  }
  return weight;
}

const weighCodePoints = (text: string) =>
  [...text].reduce((weight, letter) => weight + (isLight(letter.codePointAt(0) ?? 0) ? 1 : 2), 0);

const isLight = (code: number) => light.some(([first, last]) => code >= first && code <= last);

/** The length of a text as X counts it. */
export function weigh(text: string): number {
  const composed = text.normalize('NFC');
  const addresses = composed.match(address)?.length ?? 0;
  const rest = composed.replace(address, '');
  const names = rest.match(bareName) ?? [];
  const extra = names.map((name) => Math.max(0, addressLength - weighLetters(name)));
  return (
    addresses * addressLength + weighLetters(rest) + extra.reduce((sum, value) => sum + value, 0)
  );
}
