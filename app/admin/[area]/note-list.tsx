import { useMessages } from 'next-intl';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { formatDateTime } from '@/app/admin/_frame/format';
import { addNote } from '@/app/admin/[area]/review-actions';
import { limits } from '@/app/admin/[area]/schema';
import type { Note } from '@/app/admin/[area]/work';
import { TextareaField } from '@/components/forms/field';
import type { FormArea } from '@/lib/form-areas';

type Props = { area: FormArea; id: string; notes: Note[] };

export function NoteList({ area, id, notes }: Props) {
  const texts = useMessages().review.notes;
  return (
    <>
      <AdminForm
        action={addNote}
        texts={texts}
        hidden={{ area, id }}
        button={{ variant: 'outline' }}
      >
        <TextareaField
          name="body"
          label={texts.label}
          hint={texts.hint}
          maxLength={limits.note}
          rows={3}
        />
      </AdminForm>
      {notes.length > 0 ? (
        <ol className="mt-6 flex flex-col gap-4 text-small">
          {notes.map(({ id: noteId, at, author, body }) => (
            <li key={noteId} className="border-line border-l-2 pl-3 wrap-anywhere">
              <p dir="auto" className="whitespace-pre-line">
                {body}
              </p>
              <p className="text-caption text-ink-soft">
                <span>{`${author ?? texts.unknown} · `}</span>
                <time dateTime={at}>{formatDateTime(at)}</time>
              </p>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}
