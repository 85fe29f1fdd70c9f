'use client';

import { FieldFrame, useField } from '@/components/forms/field';
import { useFormContext } from '@/components/forms/form-context';
import { Textarea } from '@/components/ui/textarea';

type Props = { label: string; hint: string; notes: string; maxLength: number };

/** The notes as they are stored, or as they were typed when the page comes back with an objection. */
export function NotesField({ label, hint, notes, maxLength }: Props) {
  const { id, error, control } = useField('notes', hint);
  const { values } = useFormContext();
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <Textarea
        {...control}
        rows={4}
        maxLength={maxLength}
        defaultValue={values['notes'] ?? notes}
        className="text-small!"
      />
    </FieldFrame>
  );
}
