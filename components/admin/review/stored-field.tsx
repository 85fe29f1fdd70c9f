'use client';

import { FieldFrame, useField } from '@/components/forms/field';
import { useFormContext } from '@/components/forms/form-context';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';

type Props = {
  name: string;
  label: string;
  hint?: string;
  stored: string;
  maxLength: number;
  /** Of a text; without it the field is one line. */
  rows?: number;
};

/** A text as it is stored, or as it was typed when the page comes back with an objection. */
export function StoredField({ name, label, hint, stored, maxLength, rows }: Props) {
  const { id, error, control } = useField(name, hint);
  const { values } = useFormContext();
  const common = {
    ...control,
    maxLength,
    defaultValue: values[name] ?? stored,
    className: 'text-small!',
  };
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      {rows ? <Textarea {...common} rows={rows} /> : <Input {...common} />}
    </FieldFrame>
  );
}
