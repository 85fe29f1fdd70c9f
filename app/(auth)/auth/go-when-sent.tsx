'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Leads on once the form around it was sent. Most actions redirect instead, which shows no toast. */
export function GoWhenSent({ to }: { to: Route }) {
  const router = useRouter();
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest('form');
    const go = () => router.replace(to);
    form?.addEventListener('form-sent', go);
    return () => form?.removeEventListener('form-sent', go);
  }, [router, to]);
  return <span ref={mark} hidden />;
}
