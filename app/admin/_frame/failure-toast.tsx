'use client';

import { useEffect } from 'react';
import { notify } from '@/components/ui/notify';

type Props = { title: string; description?: string };

/** Shows a failure as a toast (requirement 6.9). The page shows the same text, which stays. */
export function FailureToast({ title, description }: Props) {
  useEffect(() => {
    void notify({ kind: 'error', title, ...(description && { description }) });
  }, [title, description]);
  return null;
}
