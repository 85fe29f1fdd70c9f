import { useMessages, useTranslations } from 'next-intl';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { setStatus } from '@/app/admin/[area]/actions';
import { Select } from '@/components/ui/input';
import type { FormArea } from '@/lib/form-areas';
import type { BoardCard } from './board-queries';

export function Card({ area, card }: { area: FormArea; card: BoardCard }) {
  const { id, href, name, subject, facts, status, allowed } = card;
  const t = useTranslations('review.board');
  const { admin, review } = useMessages();
  return (
    <>
      <AdminLink
        href={href}
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
        subject={name}
        button={{ variant: 'outline', className: 'min-h-8! shrink-0 px-2.5! text-caption!' }}
        className="mt-2 flex-row flex-wrap items-center gap-2 [&_.control]:text-caption! [&_select]:min-h-8! [&_select]:py-1!"
      >
        <div className="min-w-24 flex-1">
          <Select
            key={status}
            name="status"
            aria-label={t('stateOf', { name })}
            defaultValue={status}
            className="pr-9! pl-2!"
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
