import { describe, expect, it } from 'vitest';
import { searchPath } from '@/lib/parameter-pages';
import { bestParagraph, cutAround, foundWords, markWords, passageOf } from './search';

it('the address of results has the encoded term, and no number for the first page', () => {
  expect(searchPath('/blog', 'a&b #c')).toBe('/blog?q=a%26b+%23c');
  expect(searchPath('/blog', 'voz', 2)).toBe('/blog?q=voz&pagina=2');
});

const found = foundWords(['poesia', 'presentación']);

describe('markWords', () => {
  it.each([
    [
      'whole words, ignoring case and accents',
      'Poesía, poesia y POESÍA; poesías no. Presentacion sí.',
      found,
      ['Poesía', 'poesia', 'POESÍA', 'Presentacion'],
    ],
    [
      'letters that do not decompose, and invisible characters',
      'João y Søren, de la ciu\u00addad y otra Joa\u0303o.',
      foundWords(['joao', 'soren', 'ciudad']),
      ['João', 'Søren', 'ciu\u00addad', 'Joa\u0303o'],
    ],
    [
      'words on both sides of an apostrophe of any shape',
      'Vi d’amor i d\u02bcAmor.',
      foundWords(['d', 'amor']),
      ['d', 'amor', 'd', 'Amor'],
    ],
    [
      'lowered digits, ŀ as l, and words before raised digits and beside signs',
      'H₂O, coŀlazió, col·lazió; «poesía»¹, ʿAlī, Mª, 30.000. 3.5',
      foundWords(['h2o', 'collazio', 'poesia', 'ali', 'm', '30000', '5']),
      ['H₂O', 'coŀlazió', 'col·lazió', 'poesía', 'Alī', 'M', '30.000', '5'],
    ],
    [
      'the plurals that the stemmer leaves',
      'Obras, días, voces; dios',
      foundWords(['obra', 'dia', 'voz', 'dio']),
      ['Obras', 'días', 'voces'],
    ],
  ])('marks %s', (_name, text, words, marked) => {
    const segments = markWords(text, words).filter((segment) => segment.marked);
    expect(segments.map((segment) => segment.text)).toEqual(marked);
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

it('the best paragraph has different words rather than repetitions of one, or is none', () => {
  const both = 'La presentación de la poesía';
  expect(bestParagraph(['poesía poesía poesía', both, 'nada'], found)).toBe(both);
  expect(bestParagraph(['nada', ''], found)).toBeNull();
});

it.each([
  ['La poesía[^1] de hoy.', 'La poesía de hoy.'],
  ['[^1]: Véase *Poesía*, Simancas.', 'Véase Poesía, Simancas.'],
  ['![Noche de poesía](/images/a.webp)', 'El extracto.'],
  ['Una **p**oe*sía*.', 'Una poesía.'],
  ['Nada.', 'El extracto.'],
])('the passage of %j is %j', (content, passage) =>
  expect(passageOf({ excerpt: 'El extracto.', content }, found)).toBe(passage),
);

it('a long paragraph is cut between words around the first found one', () => {
  const text = `${'palabra '.repeat(100)}poesía ${'palabra '.repeat(100)}`;
  expect(cutAround(text, found)).toMatch(/^… (palabra )+poesía( palabra)+…$/);
  expect(cutAround(text, found).length).toBeLessThan(260);
  expect(cutAround('La poesía.', found)).toBe('La poesía.');
  expect(cutAround('x'.repeat(5000), found).length).toBeLessThan(260);
  expect(cutAround(`${'x'.repeat(5000)} poesía`, found)).toBe('… poesía');
  expect(cutAround(`https://a.example/${'x'.repeat(60)}/poesía/2 y más ${text}`, found)).toMatch(
    /^… poesía\/2 y más /,
  );
  expect(cutAround(`x${'📚'.repeat(200)}`, found).isWellFormed()).toBe(true);
});
