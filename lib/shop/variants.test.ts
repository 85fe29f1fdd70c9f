import { describe, expect, it } from 'vitest';
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

describe('choosing a value', () => {
  it('selects the variant whose options all match', () => {
    expect(chooseValue(all, paper, { name: 'Formato', value: 'digital' })).toBe(digital);
    expect(chooseValue(all, paper, { name: 'Idioma', value: 'en' })).toBe(paperEnglish);
  });

  it('keeps the selection when none matches', () => {
    expect(chooseValue(all, digital, { name: 'Idioma', value: 'en' })).toBe(digital);
    expect(chooseValue(all, paper, { name: 'Formato', value: 'piedra' })).toBe(paper);
  });

  it('keeps the selection for an option that the book does not have', () => {
    expect(chooseValue(all, paperEnglish, { name: 'Color', value: 'rojo' })).toBe(paperEnglish);
  });
});

it('lists the variants with a value, the most similar first', () => {
  const english = edition('digital', 'en');
  const variants = [paper, digital, english];
  expect(variantsWith(variants, paper, { name: 'Idioma', value: 'en' })).toEqual([english]);
  expect(variantsWith([english, digital], paper, { name: 'Formato', value: 'digital' })).toEqual([
    digital,
    english,
  ]);
  expect(variantsWith(variants, paper, { name: 'Formato', value: 'piedra' })).toEqual([]);
});
