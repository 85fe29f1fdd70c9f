'use client';

import type { ReactNode } from 'react';
import { ActionForm, type PostTo } from '@/components/forms/action-form';
import type { FormTexts } from '@/components/forms/texts';
import type { FormAction } from '@/lib/actions/result';
import type { FormArea } from '@/lib/form-areas';

type Props = {
  area: FormArea;
  /** Handed over by the server, so that a page ships only its own action. */
  action: FormAction | PostTo;
  texts: FormTexts;
  labelledBy?: string | undefined;
  children: ReactNode;
};

/** Gives the fields of a public form their rules and the place where its files travel ahead to. */
export function SubmissionActionForm({ area, children, ...props }: Props) {
  return (
    <ActionForm
      {...props}
      loadRules={() =>
        import('@/components/submissions/submission-rules').then((rules) =>
          rules.submissionRules(area),
        )
      }
      trap
      uploadArea={area}
      className="flex flex-col gap-6"
    >
      {children}
    </ActionForm>
  );
}
