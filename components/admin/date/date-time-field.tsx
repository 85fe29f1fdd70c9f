'use client';

import { DatePicker } from '@/components/admin/date/date-picker';
import { FieldFrame, useField } from '@/components/forms/field';

type Props = { name: string; label: string; hint?: string };

/** A moment by the clock of Madrid, with its label, hint and error. */
export function DateTimeField({ name, label, hint }: Props) {
  const { id, error, value, control } = useField(name, hint);
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <DatePicker {...control} value={value} withTime />
    </FieldFrame>
  );
}
