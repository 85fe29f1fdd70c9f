import { type FormEvent, useLayoutEffect, useRef } from 'react';
import type { Status } from '@/lib/submissions/statuses';
import type { BoardColumn } from './board-queries';

/** Returns the columns with one card moved to the top of another column, or the same columns when nothing changes. */
export function withMoved(
  columns: readonly BoardColumn[],
  { id, to }: { id: string; to: Status },
): readonly BoardColumn[] {
  const card = columns.flatMap(({ cards }) => cards).find((known) => known.id === id);
  if (!card || card.status === to) return columns;
  return columns.map((column) => {
    const others = column.cards.filter((known) => known !== card);
    const cards = column.status === to ? [{ ...card, status: to }, ...others] : others;
    return { ...column, cards, total: column.total + cards.length - column.cards.length };
  });
}

/**
 * A form that moves its card unmounts with it. The hook moves the focus to the link of the card in its new column, unless
 * the keyboard has moved on meanwhile.
 */
export function useFocusOnMoved(columns: readonly BoardColumn[]) {
  const board = useRef<HTMLElement>(null);
  const sent = useRef<{ id: string; seen: string }>(null);

  function remember({ target }: FormEvent) {
    if (!(target instanceof HTMLFormElement)) return;
    const data = new FormData(target);
    sent.current = { id: String(data.get('ids')), seen: String(data.get('seen')) };
  }

  // Before `keepFocus` (page-effects.tsx) gives the lost focus to the heading.
  useLayoutEffect(() => {
    if (!sent.current) return;
    const { id, seen } = sent.current;
    const card = columns.flatMap(({ cards }) => cards).find((known) => known.id === id);
    if (card?.status === seen) return;
    const link = board.current?.querySelector<HTMLElement>(`[data-card="${id}"] a`);
    const column = link?.closest('details');
    if (column) column.open = true;
    if (document.activeElement === document.body) link?.focus();
    sent.current = null;
  }, [columns]);

  return [board, remember] as const;
}
