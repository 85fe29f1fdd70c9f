import type { Status } from '@/lib/submissions/statuses';

/** A card as the browser shows it, in words. */
export type BoardCard = {
  id: string;
  href: string;
  name: string;
  subject: string;
  /** When it arrived, and who has it. */
  facts: string;
  status: Status;
  allowed: readonly Status[];
};

/** `total` counts the cards that do not fit, too; `all` leads to the whole list then. */
export type BoardColumn = {
  status: Status;
  cards: BoardCard[];
  total: number;
  all: string | null;
};

/** The columns with one card in another of them, on top; the same when there is nothing to move. */
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
