'use client';

import type { ReactNode } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import type { FormTexts } from '@/components/forms/texts';
import { sendProposal } from '@/lib/submissions/proposal-actions';

const loadRules = () =>
  import('@/components/submissions/proposal-rules').then(({ proposalRules }) => proposalRules);

type Props = { texts: FormTexts; children: ReactNode };

/** Ties the fields of the editorial proposal to its action. */
export function ProposalActionForm({ texts, children }: Props) {
  return (
    <ActionForm
      action={sendProposal}
      texts={texts}
      loadRules={loadRules}
      trap
      uploadArea="editorial"
      className="flex flex-col gap-6"
    >
      {children}
    </ActionForm>
  );
}
