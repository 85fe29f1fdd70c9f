'use client';

import type { Route } from 'next';
import { AdminLink } from '@/components/admin/navigation';
import type { BoardCard, BoardTexts } from '@/components/admin/review/board-types';
import { ActionForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import type { FormTexts } from '@/components/forms/texts';
import { buttonVariants } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { FormArea } from '@/lib/form-areas';
import { moveCard } from '@/lib/review/actions';

type Props = { area: FormArea; card: BoardCard; texts: BoardTexts; formTexts: FormTexts };

/** What an entry is about, and the form that moves it. */
export function Card({ area, card, texts, formTexts }: Props) {
  const { id, href, name, subject, facts, status, stateLabel, allowed } = card;
  return (
    <>
      <AdminLink
        href={href as Route}
        draggable={false}
        dir="auto"
        className="line-clamp-2 min-h-6 font-medium text-small underline underline-offset-4 [overflow-wrap:anywhere]"
      >
        {name}
      </AdminLink>
      <p dir="auto" className="line-clamp-2 text-caption [overflow-wrap:anywhere]">
        {subject}
      </p>
      <p className="text-caption text-ink-soft [overflow-wrap:anywhere]">{facts}</p>
      <ActionForm
        action={moveCard}
        texts={formTexts}
        className="mt-2 flex flex-wrap items-center gap-2 "
      >
        <input type="hidden" name="area" value={area} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={status} />
        <div className="min-w-0 flex-1">
          <Select
            key={status}
            name="status"
            aria-label={stateLabel}
            defaultValue={status}
            className="min-h-8! py-1! pr-9! pl-2! text-caption!"
          >
            {allowed.map((value) => (
              <option key={value} value={value}>
                {texts.states[value]}
              </option>
            ))}
          </Select>
        </div>
        <SubmitButton
          label={texts.move}
          sendingLabel={texts.moving}
          className={buttonVariants({
            variant: 'outline',
            size: 'sm',
            className: 'min-h-8! shrink-0 px-2.5! text-caption!',
          })}
        />
      </ActionForm>
    </>
  );
}
