'use client';

import { DatePicker } from '@/components/admin/date/date-picker';
import { FieldFrame, useField } from '@/components/forms/field';

type Props = {
  name: string;
  label: string;
  hint?: string;
  defaultValue?: string;
  withTime?: boolean;
};

/** A day, or a moment by the clock of Madrid, with its label, hint and error. */
export function DateField({ name, label, hint, defaultValue, withTime = false }: Props) {
  const { id, error, value, control } = useField(name, hint, defaultValue);
  return (
    <FieldFrame {...{ id, label, hint, error }} className="min-w-0">
      {/* It holds what is typed; the key renders it anew when a page comes with another value. */}
      <DatePicker key={value} {...control} value={value} withTime={withTime} />
    </FieldFrame>
  );
}
