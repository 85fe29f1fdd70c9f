import { getMessages, getTranslations } from 'next-intl/server';
import { adminFormTexts } from '@/components/admin/form-texts';
import { NotesField } from '@/components/admin/inbox/notes-field';
import { ActionForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonVariants } from '@/components/ui/button';
import { setNotes } from '@/lib/admin/actions';
import { notesLimit } from '@/lib/admin/schema';
import type { FormArea } from '@/lib/form-areas';

/** Notes of the staff. The form carries what it started from, so that notes written meanwhile are not overwritten. */
export async function NotesForm({
  area,
  id,
  notes,
}: {
  area: FormArea;
  id: string;
  notes: string;
}) {
  const t = await getTranslations('admin.notesForm');
  const { notesForm } = (await getMessages()).admin;
  const texts = await adminFormTexts(
    t('error'),
    t('success'),
    { conflict: { title: notesForm.conflict, description: notesForm.conflictDescription } },
    { max: notesForm.max },
  );
  return (
    <ActionForm action={setNotes} texts={texts} className="flex flex-col gap-3">
      <input type="hidden" name="area" value={area} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={notes} />
      <NotesField label={t('label')} hint={t('hint')} notes={notes} maxLength={notesLimit} />
      <SubmitButton
        label={t('submit')}
        sendingLabel={t('sending')}
        className={buttonVariants({ variant: 'ink', size: 'sm', className: 'self-start' })}
      />
    </ActionForm>
  );
}
