import { expect, it } from 'vitest';
import { chooseValue, variantsWith } from './variants';

const edition = (formato: string, idioma: string) => ({
  id: `${formato}-${idioma}`,
  selectedOptions: [
    { name: 'Formato', value: formato },
    { name: 'Idioma', value: idioma },
  ],
});
const paper = edition('papel', 'es');
const paperEnglish = edition('papel', 'en');
const digital = edition('digital', 'es');
const all = [paper, paperEnglish, digital];

it('choosing a value selects the variant whose options all match, or keeps the selection', () => {
  expect(chooseValue(all, paper, { name: 'Formato', value: 'digital' })).toBe(digital);
  expect(chooseValue(all, paper, { name: 'Idioma', value: 'en' })).toBe(paperEnglish);
  expect(chooseValue(all, digital, { name: 'Idioma', value: 'en' })).toBe(digital);
  expect(chooseValue(all, paper, { name: 'Formato', value: 'piedra' })).toBe(paper);
  expect(chooseValue(all, paperEnglish, { name: 'Color', value: 'rojo' })).toBe(paperEnglish);
});

it('lists the variants with a value, the most similar first', () => {
  const english = edition('digital', 'en');
  const variants = [paper, english, digital];
  const like = (name: string, value: string) => variantsWith(variants, paper, { name, value });
  expect(like('Idioma', 'en')).toEqual([english]);
  expect(like('Formato', 'digital')).toEqual([digital, english]);
  expect(like('Formato', 'piedra')).toEqual([]);
});
