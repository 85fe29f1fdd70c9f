import { getMessages, getTranslations } from 'next-intl/server';
import { adminFormTexts } from '@/components/admin/form-texts';
import { formatDateTime } from '@/components/admin/format';
import { StoredField } from '@/components/admin/review/stored-field';
import { ActionForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonVariants } from '@/components/ui/button';
import type { FormArea } from '@/lib/form-areas';
import { addNote } from '@/lib/review/actions';
import { limits } from '@/lib/review/schema';
import type { Note } from '@/lib/review/work';

type Props = { area: FormArea; id: string; notes: Note[] };

/** What the staff wrote down about an entry, the latest first, and a form for more. */
export async function NoteList({ area, id, notes }: Props) {
  const t = await getTranslations('review.notes');
  const raw = (await getMessages()).review.notes;
  const texts = await adminFormTexts(
    raw.error,
    raw.success,
    {},
    { empty: raw.empty, max: raw.max },
  );
  return (
    <>
      <ActionForm action={addNote} texts={texts} className="flex flex-col gap-3">
        <input type="hidden" name="area" value={area} />
        <input type="hidden" name="id" value={id} />
        <StoredField
          name="body"
          label={t('label')}
          hint={t('hint')}
          stored=""
          maxLength={limits.note}
          rows={3}
        />
        <SubmitButton
          label={t('submit')}
          sendingLabel={t('sending')}
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'self-start' })}
        />
      </ActionForm>
      {notes.length > 0 ? (
        <ol className="mt-6 flex flex-col gap-4 text-small">
          {notes.map(({ id: noteId, at, author, body }) => (
            <li key={noteId} className="border-line border-l-2 pl-3 [overflow-wrap:anywhere]">
              <p className="whitespace-pre-line">{body}</p>
              <p className="text-caption text-ink-soft">
                {author ?? t('unknown')}
                {' · '}
                <time dateTime={at}>{formatDateTime(at)}</time>
              </p>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}
