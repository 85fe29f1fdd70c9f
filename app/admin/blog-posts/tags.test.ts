import { expect, it } from 'vitest';
import {
  addTag,
  completeTag,
  distinctTags,
  inUsedSpelling,
  suggestTags,
  tagsOf,
  unusedTags,
} from './tags';

it('splits labels at commas and lines, and keeps the first that differ only in case or accents', () => {
  expect(tagsOf(' uno, , dos tres ,\ncuatro')).toEqual(['uno', 'dos tres', 'cuatro']);
  const labels = tagsOf('literatura, Literatura, , nueva, literatura, Poesía, poesia, caña, cana');
  expect(labels).toEqual(['literatura', 'nueva', 'Poesía', 'caña', 'cana']);
  // Telephones and word processors shape these signs by themselves.
  const shaped = tagsOf("Eugenio d’Ors, eugenio d'ors, novela‑negra, novela-negra, novela – negra");
  expect(shaped).toEqual(['Eugenio d’Ors', 'novela‑negra', 'novela – negra']);
});

it('offers the labels that a text lacks, ignoring case and accents, and appends one', () => {
  expect(addTag('', 'poesía')).toBe('poesía');
  expect(addTag('uno,dos', 'poesía')).toBe('uno, dos, poesía');
  expect(unusedTags('uno, poesia, cana', ['Poesía', 'caña', 'dos'])).toEqual(['caña', 'dos']);
});

it('suggests used labels for the typed piece, and replaces the piece by one', () => {
  const used = ['Granada', 'novela gráfica', 'Poesía', 'ñu'];
  expect(suggestTags('uno, GRA', used)).toEqual(['Granada', 'novela gráfica']);
  expect(suggestTags('granada, gra', used)).toEqual(['novela gráfica']);
  expect(suggestTags('poesi', used)).toEqual(['Poesía']);
  expect(suggestTags('nu', used)).toEqual([]);
  expect(suggestTags('uno, ', used)).toEqual([]);
  expect(completeTag('uno,dos, gra', 'Granada')).toBe('uno, dos, Granada');
  expect(completeTag('gra', 'Granada')).toBe('Granada');
  // In the middle of the text, with the cursor within the piece.
  expect(suggestTags('gra, ñu, poesi', used, 2)).toEqual(['Granada', 'novela gráfica']);
  expect(suggestTags('uno, gra, granada', used, 8)).toEqual(['novela gráfica']);
  expect(completeTag('uno, gra, dos', 'Granada', 7)).toBe('uno, Granada, dos');
});

it('offers each label once: with its accents, then in its most frequent spelling', () => {
  const used = [['Granada', 'ñu'], ['granada', 'poesia'], ['granada', 'Poesía'], ['poesia']];
  expect(distinctTags(used)).toEqual(['granada', 'ñu', 'Poesía']);
});

it('takes the spelling of other posts, unless the typed one has more accents', () => {
  const used = ['Poesía', 'novela gráfica', 'musica'];
  const typed = ['POESIA', 'Novela  Gráfica', 'Música', 'nueva'];
  expect(inUsedSpelling(typed, used)).toEqual(['Poesía', 'novela gráfica', 'Música', 'nueva']);
});

it.each([
  ['corrected', 'Lorca', ['Lórca', 'otra']],
  ['saved again after the correction', 'Lorca', ['Lorca']],
])('keeps the spelling of a label that is %s', (_name, typed, stored) => {
  expect(inUsedSpelling([typed, 'POESIA'], ['Lórca', 'Poesía'], stored)).toEqual([typed, 'Poesía']);
});
