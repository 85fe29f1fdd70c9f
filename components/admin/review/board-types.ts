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
  /** On its choice of states. */
  stateLabel: string;
  allowed: readonly Status[];
};

/** `all` leads to the whole list of a column that does not fit. */
export type BoardColumn = { status: Status; cards: BoardCard[]; all: string | null };

export type BoardTexts = {
  states: Readonly<Record<Status, string>>;
  /** Names the board. */
  label: string;
  all: string;
  empty: string;
  move: string;
  moving: string;
  /** Why a card cannot be dragged among the withdrawn. */
  onlyAuthor: string;
};

/** The columns with one card in another of them, on top; the same when there is nothing to move. */
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
