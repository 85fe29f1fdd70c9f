'use client';

import type { ReactNode } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import type { FormTexts } from '@/components/forms/texts';
import type { FormAction } from '@/lib/actions/result';

export type EnquiryArea = 'dauro-arte' | 'servicios';

type Props = { area: EnquiryArea; action: FormAction; texts: FormTexts; children: ReactNode };

/** Ties the fields of an art or services enquiry to its action, which the server hands over: a page ships only its own. */
export function EnquiryActionForm({ area, action, texts, children }: Props) {
  return (
    <ActionForm
      action={action}
      texts={texts}
      loadRules={() =>
        import('@/components/submissions/enquiry-rules').then(
          ({ enquiryRules }) => enquiryRules[area],
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
