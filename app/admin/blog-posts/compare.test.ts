import { expect, it } from 'vitest';
import { addressesOf, compareLines, compareTexts } from './compare';

const marked = (one: string, other: string) =>
  compareTexts(one, other).map(({ kind, text }) => `${kind}: ${text}`);

it('marks the words that differ, and neighbouring ones as one part', () => {
  const parts = ['same: El patio ', 'removed: verde', 'added: azul'];
  expect(marked('El patio verde', 'El patio azul')).toEqual(parts);
  const all = ['removed: Prueba uno', 'added: Segunda versión'];
  expect(marked('Prueba uno', 'Segunda versión')).toEqual(all);
  expect(marked('', 'nuevo')).toEqual(['added: nuevo']);
});

it('marks spaces when nothing else differs', () => {
  expect(compareTexts('uno dos', 'uno\n\ndos').map(({ kind }) => kind)).toContain('added');
});

it('folds long unchanged parts and keeps their whole text', () => {
  const long = 'palabra '.repeat(100);
  const found = compareTexts(`antes ${long}fin`, `ahora ${long}fin`);
  expect(found.map(({ kind }) => kind)).toEqual(['removed', 'added', 'same', 'folded']);
  const other = found.filter(({ kind }) => kind !== 'removed').map(({ text }) => text);
  expect(other.join('')).toBe(`ahora ${long}fin`);
  const between = compareTexts(`uno ${long} dos`, `UNO ${long} DOS`);
  expect(between.filter(({ kind }) => kind === 'folded')).toHaveLength(1);
});

it('shows both texts whole when comparing them would take too long', () => {
  const words = (seed: string) => Array.from({ length: 40_000 }, (_, i) => `${seed}${i}`).join(' ');
  const kinds = compareTexts(words('a'), words('b')).map(({ kind }) => kind);
  expect(kinds).toEqual(['removed', 'added']);
});

it('compares lists line by line', () => {
  expect(compareLines(['/a', '/b'], ['/a', '/c'])).toEqual([
    { kind: 'same', text: '/a' },
    { kind: 'removed', text: '/b' },
    { kind: 'added', text: '/c' },
  ]);
  const many = (seed: string) => Array.from({ length: 20_000 }, (_, i) => `/${seed}${i}`);
  expect(compareLines(many('a'), many('b'))).toHaveLength(40_000);
});

it('reads one address of a gallery per line and skips empty lines', () => {
  expect(addressesOf(' /a.webp \n\n/b.webp\r\n')).toEqual(['/a.webp', '/b.webp']);
  expect(addressesOf('')).toEqual([]);
});
