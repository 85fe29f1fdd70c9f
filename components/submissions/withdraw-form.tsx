'use client';

import type { ReactNode } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import type { FormTexts } from '@/components/forms/texts';
import { withdrawTrackedProposal } from '@/lib/submissions/tracking-actions';

/** Ties the withdrawal of a proposal to its action. */
export function WithdrawForm({ texts, children }: { texts: FormTexts; children: ReactNode }) {
  return (
    <ActionForm action={withdrawTrackedProposal} texts={texts} className="flex flex-col gap-4">
      {children}
    </ActionForm>
  );
}
