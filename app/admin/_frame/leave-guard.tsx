'use client';

import { useRef } from 'react';
import { useLeaveGuard } from '@/app/admin/_frame/use-leave-guard';
import { useTyped } from '@/app/admin/_frame/use-typed';

/** Guards the words typed into the form around it; a form without a textarea has little to lose. */
export function LeaveGuard() {
  const mark = useRef<HTMLSpanElement>(null);
  useLeaveGuard(useTyped(mark));
  return <span ref={mark} hidden />;
}
