import { useMessages, useTranslations } from 'next-intl';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { SeenVersion } from '@/app/admin/_frame/seen-version';
import { criteria, marks, meanMark } from '@/app/admin/[area]/criteria';
import { saveReview } from '@/app/admin/[area]/review-actions';
import { limits } from '@/app/admin/[area]/schema';
import type { Review } from '@/app/admin/[area]/work';
import { TextareaField } from '@/components/forms/field';

type Props = { id: string; review: Review | undefined };

export function ReviewForm({ id, review }: Props) {
  const t = useTranslations('review.marks');
  const texts = useMessages().review.marks;
  const mean = review ? meanMark(review.marks) : null;
  return (
    <AdminForm action={saveReview} texts={texts} hidden={{ id }} className="gap-4">
      <SeenVersion value={review?.savedAt ?? ''} />
      <h3 className="font-medium font-sans text-small">
        <span>{texts.own}</span>
        {mean === null ? null : (
          <span className="font-normal text-ink-soft">{` · ${t('mean', { mean })}`}</span>
        )}
      </h3>
      <div className="grid gap-3">
        {criteria.map((criterion) => (
          <MarkField
            key={criterion}
            name={criterion}
            label={texts.criterion[criterion]}
            none={texts.none}
            stored={String(review?.marks[criterion] ?? '')}
          />
        ))}
      </div>
      <TextareaField
        name="report"
        label={texts.report}
        hint={texts.reportHint}
        defaultValue={review?.report ?? ''}
        maxLength={limits.report}
        rows={8}
      />
    </AdminForm>
  );
}

type MarkProps = { name: string; label: string; none: string; stored: string };

function MarkField({ name, label, none, stored }: MarkProps) {
  return (
    // Radio buttons ignore a later defaultChecked; the key renders them anew.
    <fieldset key={stored} className="min-w-0">
      <legend className="font-medium text-small">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
        {[...marks.map(String), ''].map((mark) => (
          <label
            key={mark}
            className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 text-small"
          >
            <input
              type="radio"
              name={name}
              value={mark}
              defaultChecked={mark === stored}
              className="size-4 cursor-pointer accent-(--accent)"
            />
            {mark || none}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
