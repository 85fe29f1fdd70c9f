'use client';

import { useEffect } from 'react';
import { notify } from '@/components/ui/notify';

type Props = { title: string; description?: string };

/** Says what failed as a passing message, too (requirement 6.9); what stays on the page is for people without JavaScript. */
export function FailureToast({ title, description }: Props) {
  useEffect(() => {
    void notify({ kind: 'error', title, ...(description && { description }) });
  }, [title, description]);
  return null;
}
