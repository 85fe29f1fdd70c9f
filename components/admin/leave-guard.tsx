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
    const check = () => setDirty([...form.elements].some(isEdited));
    form.addEventListener('input', check, listening);
    form.addEventListener('form-sent', check, listening);
    return () => listening.abort();
  }, []);
  return <span ref={mark} hidden />;
}

function isEdited(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
}
