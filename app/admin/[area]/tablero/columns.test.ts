import { expect, it } from 'vitest';
import type { BoardCard, BoardColumn } from './board-queries';
import { withMoved } from './columns';

const card = (id: string): BoardCard => ({
  ...{ id, href: '/admin/editorial/a', name: id, subject: '', facts: '', allowed: [] },
  status: 'nueva',
});
const columns: BoardColumn[] = [
  { status: 'nueva', cards: [card('a'), card('b')], total: 60, all: null },
  { status: 'aceptada', cards: [], total: 0, all: null },
];
const ids = (moved: readonly BoardColumn[]) => moved.map(({ cards }) => cards.map(({ id }) => id));

it('a moved card is only in its new column', () => {
  const moved = withMoved(columns, { id: 'a', to: 'aceptada' });
  expect(ids(moved)).toEqual([['b'], ['a']]);
  expect(moved[1]?.cards[0]?.status).toBe('aceptada');
  expect(moved.map(({ total }) => total)).toEqual([59, 1]);
  expect(ids(columns)).toEqual([['a', 'b'], []]);
});

it('the columns stay when the card is missing or already in the column', () => {
  expect(withMoved(columns, { id: 'x', to: 'aceptada' })).toBe(columns);
  expect(withMoved(columns, { id: 'a', to: 'nueva' })).toBe(columns);
});
