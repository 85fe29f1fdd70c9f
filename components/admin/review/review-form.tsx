import { getMessages, getTranslations } from 'next-intl/server';
import { adminFormTexts } from '@/components/admin/form-texts';
import { LeaveGuard } from '@/components/admin/review/leave-guard';
import { MarkField } from '@/components/admin/review/mark-field';
import { StoredField } from '@/components/admin/review/stored-field';
import { ActionForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonVariants } from '@/components/ui/button';
import { saveReview } from '@/lib/review/actions';
import { criteria, meanMark } from '@/lib/review/criteria';
import { limits } from '@/lib/review/schema';
import type { Review } from '@/lib/review/work';

type Props = { id: string; review: Review | undefined };

/** The reader's own marks and report. The form carries what it started from, so that another tab is not overwritten. */
export async function ReviewForm({ id, review }: Props) {
  const t = await getTranslations('review.marks');
  const raw = (await getMessages()).review.marks;
  const conflict = { title: raw.conflict, description: raw.conflictDescription };
  const texts = await adminFormTexts(raw.error, raw.success, { conflict }, { max: raw.max });
  const mean = review ? meanMark(review.marks) : null;
  return (
    <ActionForm action={saveReview} texts={texts} className="flex flex-col gap-4">
      <h3 className="font-medium font-sans text-small">
        {t('own')}
        {mean === null ? null : (
          <span className="font-normal text-ink-soft"> · {t('mean', { mean })}</span>
        )}
      </h3>
      <input type="hidden" name="id" value={id} />
      <LeaveGuard />
      <input type="hidden" name="seen" value={review?.savedAt ?? ''} />
      <div className="grid gap-3">
        {criteria.map((criterion) => (
          <MarkField
            key={criterion}
            name={criterion}
            label={t(`criterion.${criterion}`)}
            none={t('none')}
            stored={String(review?.marks[criterion] ?? '')}
          />
        ))}
      </div>
      <StoredField
        name="report"
        label={t('report')}
        hint={t('reportHint')}
        stored={review?.report ?? ''}
        maxLength={limits.report}
        rows={8}
      />
      <SubmitButton
        label={t('submit')}
        sendingLabel={t('sending')}
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'self-start' })}
      />
    </ActionForm>
  );
}
