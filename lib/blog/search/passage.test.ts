import { describe, expect, it } from 'vitest';
import { bestParagraph, cutAround, foundWords, markWords } from '@/lib/blog/search/passage';

const found = foundWords(['poesia', 'presentación']);
const marked = (text: string) =>
  markWords(text, found).flatMap((segment) => (segment.marked ? [segment.text] : []));

describe('markWords', () => {
  it('marks whole words whatever their accents and capitals', () => {
    expect(marked('Poesía, poesia y POESÍA; poesías no. Presentacion sí.')).toEqual([
      'Poesía',
      'poesia',
      'POESÍA',
      'Presentacion',
    ]);
  });

  it.each(['', 'poesía', 'una poesía.', '<mark>poesía</mark> & «presentación»', 'ñ̃ poesi\u0301a'])(
    'changes no letter of %j',
    (text) => {
      const segments = markWords(text, found);
      expect(segments.map((segment) => segment.text).join('')).toBe(text);
      expect(segments.every(({ from, text: part }) => text.startsWith(part, from))).toBe(true);
    },
  );
});

describe('bestParagraph', () => {
  it('prefers different words to the same one again', () => {
    const repeated = 'poesía poesía poesía';
    const both = 'La presentación de la poesía';
    expect(bestParagraph([repeated, both, 'nada'], found)).toBe(both);
  });

  it('has none where nothing was found', () => {
    expect(bestParagraph(['nada', ''], found)).toBeNull();
  });
});

describe('cutAround', () => {
  it('leaves a short paragraph whole', () => {
    expect(cutAround('La poesía.', found)).toBe('La poesía.');
  });

  it('shows the first word found, with whole words around it', () => {
    const text = `${'palabra '.repeat(100)}poesía ${'palabra '.repeat(100)}`;
    const cut = cutAround(text, found);
    expect(cut).toMatch(/^… (palabra )+poesía( palabra)+…$/);
    expect(cut.length).toBeLessThan(260);
  });

  it('ends even where there is no room between words', () => {
    expect(cutAround('x'.repeat(5000), found).length).toBeLessThan(260);
    expect(cutAround(`${'x'.repeat(5000)} poesía`, found)).toBe('… poesía');
  });
});
