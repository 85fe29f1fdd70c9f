'use client';

import { useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '@/components/admin/posts/use-leave-guard';

export function LeaveGuard() {
  const mark = useRef<HTMLSpanElement>(null);
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);
  useEffect(() => {
    const form = mark.current?.closest('form');
    const listening = new AbortController();
    form?.addEventListener('input', () => setDirty(true), listening);
    form?.addEventListener('form-sent', () => setDirty(false), listening);
    return () => listening.abort();
  }, []);
  return <span ref={mark} hidden />;
}
