import { useEffect, useRef, useState } from 'react';
import type { AdminPath } from '@/app/admin/_frame/navigation';
import type { Status } from '@/lib/submissions/statuses';

export type BoardCard = {
  id: string;
  href: AdminPath;
  name: string;
  subject: string;
  /** The date of arrival and the assigned reader. */
  facts: string;
  status: Status;
  allowed: readonly Status[];
};

/** `total` counts the cards that do not fit, too; `all` leads to the whole list then. */
export type BoardColumn = {
  status: Status;
  cards: BoardCard[];
  total: number;
  all: AdminPath | null;
};

/** Returns the columns with one card moved to the top of another column, or the same columns when nothing changes. */
export function withMoved(
  columns: readonly BoardColumn[],
  { id, to }: { id: string; to: Status },
): readonly BoardColumn[] {
  const card = columns.flatMap(({ cards }) => cards).find((known) => known.id === id);
  if (!card || card.status === to) return columns;
  return columns.map((column) => {
    if (column.status === to) {
      const cards = [{ ...card, status: to }, ...column.cards];
      return { ...column, cards, total: column.total + 1 };
    }
    if (column.status !== card.status) return column;
    const cards = column.cards.filter((known) => known.id !== id);
    return { ...column, cards, total: column.total - 1 };
  });
}

/** A form that moves its card unmounts with it. The hook moves the focus to the link of the card in its new column. */
export function useFocusOnMoved(columns: readonly BoardColumn[]) {
  const board = useRef<HTMLElement>(null);
  const [sent, setSent] = useState<{ id: string; seen: string } | null>(null);

  useEffect(() => {
    const element = board.current;
    const remember = ({ target }: Event) => {
      if (!(target instanceof HTMLFormElement)) return;
      const data = new FormData(target);
      setSent({ id: String(data.get('ids')), seen: String(data.get('seen')) });
    };
    element?.addEventListener('submit', remember);
    return () => element?.removeEventListener('submit', remember);
  }, []);

  useEffect(() => {
    if (!sent) return;
    const card = columns.flatMap(({ cards }) => cards).find(({ id }) => id === sent.id);
    if (card?.status === sent.seen) return;
    const link = board.current?.querySelector<HTMLElement>(`[data-card="${sent.id}"] a`);
    const column = link?.closest('details');
    if (column) column.open = true;
    link?.focus();
    setSent(null);
  }, [columns, sent]);

  return board;
}
