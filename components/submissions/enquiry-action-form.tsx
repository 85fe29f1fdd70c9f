'use client';

import type { ReactNode } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import type { FormTexts } from '@/components/forms/texts';
import { sendArtEnquiry, sendServiceEnquiry } from '@/lib/submissions/enquiry-actions';

export type EnquiryArea = 'dauro-arte' | 'servicios';

const actions = { 'dauro-arte': sendArtEnquiry, servicios: sendServiceEnquiry };

const loadRules = {
  'dauro-arte': () => rules().then((loaded) => loaded['dauro-arte']),
  servicios: () => rules().then((loaded) => loaded.servicios),
};

const rules = () =>
  import('@/components/submissions/enquiry-rules').then(({ enquiryRules }) => enquiryRules);

type Props = { area: EnquiryArea; texts: FormTexts; children: ReactNode };

/** Ties the fields of an art or services enquiry to its action. */
export function EnquiryActionForm({ area, texts, children }: Props) {
  return (
    <ActionForm
      action={actions[area]}
      texts={texts}
      loadRules={loadRules[area]}
      trap
      uploadArea={area}
      className="flex flex-col gap-6"
    >
      {children}
    </ActionForm>
  );
}
