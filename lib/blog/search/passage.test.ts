import { describe, expect, it } from 'vitest';
import { bestParagraph, cutAround, foundWords, markWords } from '@/lib/blog/search';

const found = foundWords(['poesia', 'presentación']);
const marked = (text: string) =>
  markWords(text, found).flatMap((segment) => (segment.marked ? [segment.text] : []));

describe('markWords', () => {
  it('marks whole words, ignoring case and accents', () => {
    expect(marked('Poesía, poesia y POESÍA; poesías no. Presentacion sí.')).toEqual([
      'Poesía',
      'poesia',
      'POESÍA',
      'Presentacion',
    ]);
  });

  it('marks words with letters that do not decompose, and with invisible characters in them', () => {
    const words = foundWords(['joao', 'soren', 'ciudad']);
    const text = 'João y Søren, de la ciu\u00addad y otra Joa\u0303o.';
    expect(
      markWords(text, words).flatMap((segment) => (segment.marked ? [segment.text] : [])),
    ).toEqual(['João', 'Søren', 'ciu\u00addad', 'Joa\u0303o']);
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
  it('prefers different words to repetitions of one', () => {
    const repeated = 'poesía poesía poesía';
    const both = 'La presentación de la poesía';
    expect(bestParagraph([repeated, both, 'nada'], found)).toBe(both);
  });

  it('is null when no paragraph has a found word', () => {
    expect(bestParagraph(['nada', ''], found)).toBeNull();
  });
});

describe('cutAround', () => {
  it('returns a short paragraph unchanged', () => {
    expect(cutAround('La poesía.', found)).toBe('La poesía.');
  });

  it('shows the first found word between whole words', () => {
    const text = `${'palabra '.repeat(100)}poesía ${'palabra '.repeat(100)}`;
    const cut = cutAround(text, found);
    expect(cut).toMatch(/^… (palabra )+poesía( palabra)+…$/);
    expect(cut.length).toBeLessThan(260);
  });

  it('cuts a text without spaces', () => {
    expect(cutAround('x'.repeat(5000), found).length).toBeLessThan(260);
    expect(cutAround(`${'x'.repeat(5000)} poesía`, found)).toBe('… poesía');
  });
});
