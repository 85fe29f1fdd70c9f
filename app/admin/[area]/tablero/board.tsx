'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useFormatter, useMessages, useTranslations } from 'next-intl';
import {
  type DragEvent,
  useEffect,
  useLayoutEffect,
  useOptimistic,
  useRef,
  useState,
  useTransition,
} from 'react';
import { AdminForm, useAdminFormTexts } from '@/app/admin/_frame/admin-form';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { setStatus } from '@/app/admin/[area]/actions';
import { noticeOf } from '@/components/forms/texts';
import { Button } from '@/components/ui/button';
import { ChevronDownIcon } from '@/components/ui/chevron-down-icon';
import { Select } from '@/components/ui/input';
import { notify } from '@/components/ui/notify';
import { failure } from '@/lib/actions/result';
import { sendByScript } from '@/lib/actions/spam';
import type { FormArea } from '@/lib/form-areas';
import type { Status } from '@/lib/submissions/statuses';

type BoardCard = {
  id: string;
  href: string;
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
  all: string | null;
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

function Card({ area, card }: { area: FormArea; card: BoardCard }) {
  const { id, href, name, subject, facts, status, allowed } = card;
  const t = useTranslations('review.board');
  const { admin, review } = useMessages();
  return (
    <>
      <AdminLink
        href={href as Route}
        draggable={false}
        dir="auto"
        className="line-clamp-2 min-h-6 font-medium text-small underline underline-offset-4 wrap-anywhere"
      >
        {name}
      </AdminLink>
      <p dir="auto" className="line-clamp-2 text-caption wrap-anywhere">
        {subject}
      </p>
      <p className="text-caption text-ink-soft wrap-anywhere">{facts}</p>
      <AdminForm
        action={setStatus}
        texts={review.board}
        hidden={{ area, ids: [id], seen: status }}
        button={{ variant: 'outline', className: 'min-h-8! shrink-0 px-2.5! text-caption!' }}
        className="mt-2 flex-row flex-wrap items-center gap-2 [&_.control]:text-caption!"
      >
        <div className="min-w-0 flex-1">
          <Select
            key={status}
            name="status"
            aria-label={t('stateOf', { name })}
            defaultValue={status}
            className="min-h-8! py-1! pr-9! pl-2!"
          >
            {allowed.map((value) => (
              <option key={value} value={value}>
                {admin.status[value]}
              </option>
            ))}
          </Select>
        </div>
      </AdminForm>
    </>
  );
}

type Props = { area: FormArea; columns: readonly BoardColumn[] };

/** A region that scrolls must be focusable, so that the keyboard can scroll it. */
const reachable = { tabIndex: 0 };

const dragged = 'text/x-dauro-card';

/** Whether the screen is so small that the columns are below each other. */
const isStacked = () => window.matchMedia('(width < 48rem)').matches;

/** Moves are optimistic; React reverts a refused one. The card's form does the same by keyboard. */
export function Board({ area, columns }: Props) {
  const { admin, review } = useMessages();
  const format = useFormatter();
  const texts = useAdminFormTexts(review.board);
  const [shown, move] = useOptimistic(columns, withMoved);
  const router = useRouter();
  const [, startTransition] = useTransition();
  const [target, setTarget] = useState<Status | null>(null);
  const board = useFocusOnMoved(columns);

  // Closed, the headings of stacked columns fit on the screen.
  useLayoutEffect(() => {
    if (!isStacked()) return;
    for (const column of board.current?.querySelectorAll('details') ?? []) column.open = false;
  }, [board]);

  function drop(event: DragEvent, to: Status) {
    event.preventDefault();
    setTarget(null);
    const id = event.dataTransfer.getData(dragged);
    const card = shown.flatMap(({ cards }) => cards).find((known) => known.id === id);
    if (!card || card.status === to) return;
    if (to === 'retirada' && !card.allowed.includes(to)) {
      return void notify({ kind: 'error', title: review.board.onlyAuthor });
    }
    startTransition(async () => {
      move({ id, to });
      const values = { area, ids: id, seen: card.status, status: to };
      const result = await sendByScript(setStatus, values).catch(() => failure('failure'));
      if (!result.ok && result.error === 'gone') router.refresh();
      const notice = result.ok ? texts.success : noticeOf(texts, result);
      if (notice) void notify({ kind: result.ok ? 'success' : 'error', ...notice });
    });
  }

  /** Brings a column into sight and moves the focus to its heading; stacked columns close for it. */
  function goTo(status: Status) {
    const heading = document.getElementById(`columna-${status}`)?.closest('summary');
    for (const column of board.current?.querySelectorAll('details') ?? []) {
      column.open = column.contains(heading ?? null) || !isStacked();
    }
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: isStacked() ? 'start' : 'nearest', inline: 'center' });
  }

  return (
    <div className="@container">
      {/* Hidden where all columns fit. */}
      <ul
        aria-label={review.board.columns}
        className="mb-4 flex flex-wrap gap-2 @min-[88rem]:hidden"
      >
        {shown.map(({ status, total }) => (
          <li key={status} className="flex max-md:grow">
            <Button
              variant="ghost"
              size="sm"
              onClick={() => goTo(status)}
              className="grow border border-line font-normal"
            >
              <span>{admin.status[status]}</span>{' '}
              <span className="text-ink-soft tabular-nums">{format.number(total)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <section
        ref={board}
        aria-label={review.board.title}
        className="-mx-4 overflow-x-auto px-4 motion-safe:scroll-smooth md:-mx-8 md:px-8"
        {...reachable}
      >
        <div className="flex flex-col gap-2 md:grid md:min-w-[88rem] md:grid-cols-6 md:gap-4">
          {shown.map(({ status, cards, total, all }) => (
            <section
              key={status}
              aria-labelledby={`columna-${status}`}
              onDragOver={(event) => {
                if (!event.dataTransfer.types.includes(dragged)) return;
                event.preventDefault();
                setTarget(status);
              }}
              onDragLeave={() => setTarget(null)}
              onDrop={(event) => drop(event, status)}
              className={`min-w-0 p-1 md:max-h-[calc(100dvh-16rem)] md:min-h-48 md:overflow-y-auto ${target === status ? 'bg-paper-deep' : ''}`}
            >
              <details open>
                <summary className="sticky top-0 z-1 mb-3 flex cursor-pointer items-center justify-between border-ink border-t-[1.5px] bg-paper-bright py-2">
                  <h2 id={`columna-${status}`} className="inline font-medium font-sans text-small">
                    {admin.status[status]}{' '}
                    <span className="font-normal text-ink-soft tabular-nums">
                      {format.number(total)}
                    </span>
                  </h2>
                  <ChevronDownIcon className="size-5 md:hidden" />
                </summary>
                {cards.length === 0 ? (
                  <p className="text-caption text-ink-soft">{review.board.empty}</p>
                ) : null}
                <ul className="flex flex-col gap-3">
                  {cards.map((card) => (
                    <li
                      key={card.id}
                      data-card={card.id}
                      draggable
                      onDragStart={(event) => {
                        event.dataTransfer.setData(dragged, card.id);
                        event.dataTransfer.effectAllowed = 'move';
                      }}
                      className="cursor-grab border border-line bg-paper p-3"
                    >
                      <Card area={area} card={card} />
                    </li>
                  ))}
                </ul>
                {all ? (
                  <AdminLink
                    href={all as Route}
                    className="mt-3 inline-block min-h-6 text-small underline underline-offset-4"
                  >
                    {review.board.all}
                  </AdminLink>
                ) : null}
              </details>
            </section>
          ))}
        </div>
      </section>
    </div>
  );
}

/** A form that moves its card unmounts with it. The hook moves the focus to the link of the card in its new column. */
function useFocusOnMoved(columns: readonly BoardColumn[]) {
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
