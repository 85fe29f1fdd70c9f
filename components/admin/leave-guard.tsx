'use client';

import { useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '@/components/admin/use-leave-guard';

/** Guards the words typed into the form around it; a form without a textarea has little to lose. */
export function LeaveGuard() {
  const mark = useRef<HTMLSpanElement>(null);
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form?.querySelector('textarea')) return;
    const listening = new AbortController();
    form.addEventListener('input', () => setDirty(true), listening);
    form.addEventListener('form-sent', () => setDirty(false), listening);
    return () => listening.abort();
  }, []);
  return <span ref={mark} hidden />;
}
