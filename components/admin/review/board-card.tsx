'use client';

import type { Route } from 'next';
import { useMessages, useTranslations } from 'next-intl';
import { AdminForm } from '@/components/admin/admin-form';
import { AdminLink } from '@/components/admin/navigation';
import type { BoardCard } from '@/components/admin/review/board-types';
import { Select } from '@/components/ui/select';
import type { FormArea } from '@/lib/form-areas';
import { moveCard } from '@/lib/review/actions';

/** What an entry is about, and the form that moves it. */
export function Card({ area, card }: { area: FormArea; card: BoardCard }) {
  const { id, href, name, subject, facts, status, allowed } = card;
  const t = useTranslations('review.board');
  const { admin, review } = useMessages();
  return (
    <>
      <AdminLink
        href={href as Route}
        draggable={false}
        className="inline-block min-h-6 font-medium text-small underline underline-offset-4 [overflow-wrap:anywhere]"
      >
        {name}
      </AdminLink>
      <p className="line-clamp-2 text-caption [overflow-wrap:anywhere]">{subject}</p>
      <p className="text-caption text-ink-soft [overflow-wrap:anywhere]">{facts}</p>
      <AdminForm
        action={moveCard}
        texts={review.board}
        hidden={{ area, id, seen: status }}
        button={{ variant: 'outline', className: 'min-h-8! self-start px-3! text-caption!' }}
        className="mt-2 gap-2 [&_.control]:text-caption!"
      >
        <Select
          key={status}
          name="status"
          aria-label={t('stateOf', { name })}
          defaultValue={status}
          className="min-h-9! py-1!"
        >
          {allowed.map((value) => (
            <option key={value} value={value}>
              {admin.status[value]}
            </option>
          ))}
        </Select>
      </AdminForm>
    </>
  );
}
