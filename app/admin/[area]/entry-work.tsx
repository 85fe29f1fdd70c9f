import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { formatDateTime } from '@/app/admin/_frame/labels';
import { SeenVersion } from '@/app/admin/_frame/leave-guard';
import { TextareaField } from '@/components/forms/field';
import type { FormArea } from '@/lib/form-areas';
import { addNote, saveReview } from './actions';
import { criteria, type EntryWork, marks } from './review-queries';

type Review = EntryWork['reviews'][number];

export async function OthersReview({ review }: { review: Review }) {
  const { author, savedAt, marks, report } = review;
  const t = await getTranslations('review.marks');
  return (
    <article className="mt-8 border-line border-l-2 pl-4 text-small wrap-anywhere">
      <h3 className="font-medium font-sans">{t('by', { author: author || t('gone') })}</h3>
      <p className="text-caption text-ink-soft">
        <time dateTime={savedAt}>{formatDateTime(savedAt)}</time>
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

export function ReviewForm({ id, review }: { id: string; review: Review | undefined }) {
  const texts = useMessages().review.marks;
  return (
    <AdminForm action={saveReview} texts={texts} hidden={{ id }} className="gap-4">
      <SeenVersion value={review?.savedAt ?? ''} />
      <h3 className="font-medium font-sans text-small">{texts.own}</h3>
      <div className="grid gap-3">
        {criteria.map((criterion) => {
          const stored = String(review?.marks[criterion] ?? '');
          return (
            // Radio buttons ignore a later defaultChecked; the key remounts them.
            <fieldset key={`${criterion} ${stored}`} className="min-w-0">
              <legend className="font-medium text-small">{texts.criterion[criterion]}</legend>
              <div className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
                {[...marks.map(String), ''].map((mark) => (
                  <label
                    key={mark}
                    className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 text-small"
                  >
                    <input
                      type="radio"
                      name={criterion}
                      value={mark}
                      defaultChecked={mark === stored}
                      className="size-4 cursor-pointer accent-(--accent)"
                    />
                    {mark || texts.none}
                  </label>
                ))}
              </div>
            </fieldset>
          );
        })}
      </div>
      <TextareaField
        name="report"
        label={texts.report}
        hint={texts.reportHint}
        defaultValue={review?.report ?? ''}
        rows={8}
      />
    </AdminForm>
  );
}

type NoteListProps = { area: FormArea; id: string; notes: EntryWork['notes'] };

export function NoteList({ area, id, notes }: NoteListProps) {
  const texts = useMessages().review.notes;
  return (
    <>
      <AdminForm
        action={addNote}
        texts={texts}
        hidden={{ area, id }}
        button={{ variant: 'outline' }}
      >
        <TextareaField name="body" label={texts.label} hint={texts.hint} rows={3} />
      </AdminForm>
      {notes.length > 0 ? (
        <ol className="mt-6 flex flex-col gap-4 text-small">
          {notes.map(({ id: noteId, at, author, body }) => (
            <li key={noteId} className="border-line border-l-2 pl-3 wrap-anywhere">
              <p dir="auto" className="whitespace-pre-line">
                {body}
              </p>
              <p className="text-caption text-ink-soft">
                <span>{`${author || texts.unknown} · `}</span>
                <time dateTime={at}>{formatDateTime(at)}</time>
              </p>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}
