'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { DateText, type DateTextProps } from '@/components/admin/date/date-text';
import { Input } from '@/components/ui/input';

/**
 * A date, or a moment by the clock of Madrid. The browser's own control speaks the browser's language, so it only stands
 * in until JavaScript runs; what was typed into it by then is taken over.
 */
export function DatePicker({ withTime = false, ...props }: DateTextProps) {
  const native = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState<string | null>(null);
  useLayoutEffect(() => setValue(native.current?.value ?? ''), []);
  if (value !== null) return <DateText {...props} value={value} withTime={withTime} />;
  const { value: given, ...control } = props;
  return (
    <Input
      ref={native}
      type={withTime ? 'datetime-local' : 'date'}
      defaultValue={given}
      {...control}
    />
  );
}
