'use client';

import { useFormatter, useMessages } from 'next-intl';
import { type DragEvent, useLayoutEffect, useOptimistic, useState, useTransition } from 'react';
import { useAdminFormTexts } from '@/app/admin/_frame/admin-form';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { callAction } from '@/app/admin/_frame/office-requests';
import { setStatus } from '@/app/admin/[area]/actions';
import { noticeOf } from '@/components/forms/texts';
import { Button } from '@/components/ui/button';
import { ChevronDownIcon } from '@/components/ui/chevron-down-icon';
import { notify } from '@/components/ui/notify';
import { failure } from '@/lib/actions/result';
import type { FormArea } from '@/lib/form-areas';
import type { Status } from '@/lib/submissions/statuses';
import { Card } from './board-card';
import type { BoardColumn } from './board-queries';
import { useFocusOnMoved, withMoved } from './columns';

/** A region that scrolls must be focusable, so that the keyboard can scroll it. */
const reachable = { tabIndex: 0 };

const dragged = 'text/x-dauro-card';

/** Whether the screen is so small that the columns are below each other. */
const stacked = () => window.matchMedia('(width < 48rem)');
const isStacked = () => stacked().matches;

/** Moves are optimistic; React reverts a refused one. The card's form does the same by keyboard. */
export function Board({ area, columns }: { area: FormArea; columns: readonly BoardColumn[] }) {
  const { admin, review } = useMessages();
  const format = useFormatter();
  const texts = useAdminFormTexts(review.board);
  const [shown, move] = useOptimistic(columns, withMoved);
  const [, startTransition] = useTransition();
  const [target, setTarget] = useState<Status | null>(null);
  const [board, remember] = useFocusOnMoved(columns);

  // Closed, the headings of stacked columns fit on the screen. Beside each other they are shown open by CSS before.
  useLayoutEffect(() => {
    const small = stacked();
    const arrange = () => {
      for (const column of board.current?.querySelectorAll('details') ?? [])
        column.open = !small.matches || column.contains(document.activeElement);
    };
    arrange();
    small.addEventListener('change', arrange);
    return () => small.removeEventListener('change', arrange);
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
      const result = await callAction(setStatus, values).catch(() => failure('failure'));
      const moved = {
        title: review.board.success,
        description: `${card.name}: ${admin.status[to]}`,
      };
      const notice = result.ok ? moved : noticeOf(texts, result);
      void notify({ kind: result.ok ? 'success' : 'error', ...notice });
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
        className="mb-4 flex flex-wrap gap-2 max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] @min-[88rem]:hidden"
      >
        {shown.map(({ status, total }) => (
          <li key={status} className="flex">
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
        onSubmit={remember}
        // Browsers leave a control where it is when an edge of it shows. A press must not move its target.
        onFocus={({ target }) => {
          if (target.matches(':focus-visible'))
            target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
        className="-mx-4 overflow-x-auto px-3 motion-safe:scroll-smooth md:-mx-8 md:px-7"
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
              className={`min-w-0 p-1 md:max-h-[calc(100dvh-16rem)] md:min-h-48 md:scroll-pt-14 md:overflow-y-auto ${target === status ? 'bg-paper-deep' : ''}`}
            >
              <details
                // Beside each other the columns do not fold.
                onToggle={({ currentTarget }) => {
                  if (!isStacked()) currentTarget.open = true;
                }}
                className="md:details-content:[content-visibility:visible]"
              >
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
                      onDragEnd={() => setTarget(null)}
                      className="cursor-grab border border-line bg-paper p-3"
                    >
                      <Card area={area} card={card} />
                    </li>
                  ))}
                </ul>
                {all ? (
                  <p className="mt-3 text-small">
                    <AdminLink href={all}>{review.board.all}</AdminLink>
                  </p>
                ) : null}
              </details>
            </section>
          ))}
        </div>
      </section>
    </div>
  );
}
