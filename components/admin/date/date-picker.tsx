'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { DateText, type DateTextProps } from '@/components/admin/date/date-text';
import { Input } from '@/components/ui/input';

/** The native control shows the browser's language, so it is used only until JavaScript runs; typed text is kept. */
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
