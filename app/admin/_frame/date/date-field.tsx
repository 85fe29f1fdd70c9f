'use client';

import type { ReactNode } from 'react';
import { DateText } from '@/app/admin/_frame/date/date-text';
import { FieldFrame, useField } from '@/components/forms/field';

type Props = {
  name: string;
  label: string;
  hint?: ReactNode;
  defaultValue?: string;
  withTime?: boolean;
};

export function DateField({ name, label, hint, defaultValue, withTime = false }: Props) {
  const { id, error, value, control } = useField(name, hint, defaultValue);
  return (
    <FieldFrame {...{ id, label, hint, error }} className="min-w-0">
      {/* DateText keeps the typed text in state; the key renders it anew when the page returns with another value. */}
      <DateText key={value} {...control} value={value} withTime={withTime} />
    </FieldFrame>
  );
}
