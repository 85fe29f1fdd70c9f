import type { Status } from '@/lib/submissions/statuses';

/** A card with its texts, as the browser shows it. */
export type BoardCard = {
  id: string;
  href: string;
  name: string;
  subject: string;
  /** The date of arrival and the assigned reader. */
  facts: string;
  status: Status;
  allowed: readonly Status[];
};

/** `all` is the address of the whole list, when the column shows only a part. */
export type BoardColumn = { status: Status; cards: BoardCard[]; all: string | null };

/** Returns the columns with one card moved to the top of another column, or the same columns when nothing changes. */
export function withMoved(
  columns: readonly BoardColumn[],
  { id, to }: { id: string; to: Status },
): readonly BoardColumn[] {
  const card = columns.flatMap(({ cards }) => cards).find((known) => known.id === id);
  if (!card || card.status === to) return columns;
  return columns.map((column) => {
    const cards = column.cards.filter((known) => known.id !== id);
    return {
      ...column,
      cards: column.status === to ? [{ ...card, status: to }, ...cards] : cards,
    };
  });
}
