import { getTranslations } from 'next-intl/server';
import { formatDateTime } from '@/app/admin/_frame/format';
import { criteria, meanMark } from '@/app/admin/[area]/criteria';
import { ReviewForm } from '@/app/admin/[area]/review-form';
import type { Review } from '@/app/admin/[area]/work';

type Props = { id: string; reviews: Review[]; heading: string };

export async function ReviewSection({ id, reviews, heading }: Props) {
  const t = await getTranslations('review.marks');
  return (
    <section aria-labelledby="valoracion" data-print="keep">
      <h2 id="valoracion" className={`${heading} mb-4`}>
        {t('title')}
      </h2>
      <ReviewForm id={id} review={reviews.find(({ own }) => own)} />
      {reviews
        .filter(({ own }) => !own)
        .map((review) => (
          <OthersReview key={review.id} review={review} />
        ))}
    </section>
  );
}

async function OthersReview({ review: { author, savedAt, marks, report } }: { review: Review }) {
  const t = await getTranslations('review.marks');
  const mean = meanMark(marks);
  return (
    <article className="mt-8 border-line border-l-2 pl-4 text-small wrap-anywhere">
      <h3 className="font-medium font-sans">{t('by', { author: author ?? t('gone') })}</h3>
      <p className="text-caption text-ink-soft">
        <time dateTime={savedAt}>{formatDateTime(savedAt)}</time>
        <span>{mean === null ? '' : ` · ${t('mean', { mean })}`}</span>
      </p>
      <dl className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {criteria.map((criterion) => (
          <div key={criterion} className="flex justify-between gap-3">
            <dt>{t(`criterion.${criterion}`)}</dt>
            <dd className="tabular-nums">{marks[criterion] ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <p dir="auto" className="mt-3 max-w-prose whitespace-pre-line">
        {report}
      </p>
    </article>
  );
}
