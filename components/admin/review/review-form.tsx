import { useMessages, useTranslations } from 'next-intl';
import { AdminForm } from '@/components/admin/admin-form';
import { SelectField, TextareaField } from '@/components/forms/field';
import { saveReview } from '@/lib/review/actions';
import { criteria, marks, meanMark } from '@/lib/review/criteria';
import { limits } from '@/lib/review/schema';
import type { Review } from '@/lib/review/work';

type Props = { id: string; review: Review | undefined };

/** The reader's own marks and report. The form carries what it started from, so that another tab is not overwritten. */
export function ReviewForm({ id, review }: Props) {
  const t = useTranslations('review.marks');
  const texts = useMessages().review.marks;
  const mean = review ? meanMark(review.marks) : null;
  return (
    <AdminForm
      action={saveReview}
      texts={texts}
      hidden={{ id, seen: review?.savedAt ?? '' }}
      className="gap-4"
    >
      <h3 className="font-medium font-sans text-small">
        {texts.own}
        {mean === null ? null : (
          <span className="font-normal text-ink-soft"> · {t('mean', { mean })}</span>
        )}
      </h3>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {criteria.map((criterion) => (
          <SelectField
            key={criterion}
            name={criterion}
            label={texts.criterion[criterion]}
            defaultValue={String(review?.marks[criterion] ?? '')}
            placeholder={texts.none}
            options={marks.map((mark) => ({ value: String(mark), label: String(mark) }))}
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
