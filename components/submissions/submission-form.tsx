import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/forms/action-form';
import { Honeypot } from '@/components/forms/honeypot';
import { SubmitButton } from '@/components/forms/submit-button';
import { Consent } from '@/components/submissions/consent';
import { SubmissionField } from '@/components/submissions/submission-field';
import { SubmissionFile } from '@/components/submissions/submission-file';
import { submissionTexts } from '@/components/submissions/submission-texts';
import { buttonVariants } from '@/components/ui/button';
import type { FormAction, PostTo } from '@/lib/actions/result';
import { env } from '@/lib/env';
import { type FormArea, fieldsOf, filesOf } from '@/lib/form-areas';
import { sendArtEnquiry, sendProposal, sendServiceEnquiry } from '@/lib/submissions/actions';

/** The contact form is a plain browser POST to the site's own handler, or to the service that the owner configures. */
const actions: Record<FormArea, FormAction | PostTo> = {
  'dauro-arte': sendArtEnquiry,
  editorial: sendProposal,
  servicios: sendServiceEnquiry,
  contacto: {
    address: env.CONTACT_FORM_ACTION ?? '/contacto/enviar',
    isExternal: env.CONTACT_FORM_ACTION !== undefined,
  },
};

type Props = {
  area: FormArea;
  labelledBy?: string;
};

export async function SubmissionForm({ area, labelledBy }: Props) {
  const t = await getTranslations('submissions');
  const action = actions[area];
  const isPost = typeof action !== 'function';
  const isExternal = isPost && action.isExternal;
  const files = filesOf(area);
  return (
    <ActionForm
      area={area}
      action={action}
      texts={await submissionTexts(area)}
      labelledBy={labelledBy}
      className="flex flex-col gap-6"
    >
      <p className="text-ink-soft text-small">{t('required')}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        {fieldsOf(area).map(([name, field]) => (
          <SubmissionField key={name} area={area} name={name} field={field} isLimited={isPost} />
        ))}
      </div>
      {files.length > 0 ? (
        <div className={`grid gap-6 ${files.length > 1 ? 'sm:grid-cols-2' : ''}`}>
          {files.map(([name, file]) => (
            <SubmissionFile key={name} name={name} file={file} />
          ))}
        </div>
      ) : null}
      <Consent area={area} isSent={!isExternal} />
      {isExternal ? null : <Honeypot label={t('honeypot')} />}
      <SubmitButton
        label={t(`outcomes.${area}.submit`)}
        sendingLabel={t('sending')}
        className={buttonVariants({ className: 'self-start' })}
      />
    </ActionForm>
  );
}
