import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonVariants, linkVariants } from '@/components/ui/button';
import { Container, Heading, Section } from '@/components/ui/heading';
import type { FormAction, PostTo } from '@/lib/actions/result';
import { env } from '@/lib/env';
import { type FormArea, fieldsOf, filesOf, specOf } from '@/lib/form-areas';
import { site } from '@/lib/site';
import { sendArtEnquiry, sendProposal, sendServiceEnquiry } from '@/lib/submissions/actions';
import { ActionForm, SubmitButton } from './action-form';
import { ConsentField } from './field';
import { SubmissionField, SubmissionFile } from './submission-fields';
import type { FormTexts } from './texts';

/** Hidden from people and assistive software. A form in which it is filled in comes from a bot and is not stored. */
function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        {label}
        <input type="text" name="apodo" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

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

type SubmissionFormProps = {
  area: FormArea;
  labelledBy?: string;
};

export async function SubmissionForm({ area, labelledBy }: SubmissionFormProps) {
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
      <p className="text-ink-soft text-small">
        <span className="text-danger">*</span> {t('required')}
      </p>
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
      {/* Informed consent (RGPD art. 13), with the retention period of the form. An external service receives only the
          four fields. */}
      <ConsentField
        isSent={!isExternal}
        label={t.rich('consent', { policy })}
        notice={t('consentNotice', {
          area,
          owner: site.name,
          months: String(specOf(area).retentionMonths),
          email: site.email.privacy,
        })}
      />
      {isExternal ? null : <Honeypot label={t('honeypot')} />}
      <SubmitButton
        label={t(`outcomes.${area}.submit`)}
        sendingLabel={t('sending')}
        className={buttonVariants({ className: 'self-start' })}
      />
    </ActionForm>
  );
}

type EnquirySectionProps = { namespace: 'arte.enquiry' | 'services.enquiry'; area: FormArea };

/** A section of a page with hints for the enquiry above its form. */
export async function EnquirySection({ namespace, area }: EnquirySectionProps) {
  const t = await getTranslations(namespace);
  return (
    <Section aria-labelledby="solicitud">
      <Container className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:sticky lg:top-8 lg:col-span-6 lg:self-start">
          <Heading level={2} id="solicitud">
            {t('title')}
          </Heading>
          <p className="mt-6 max-w-[44ch] text-ink-soft text-lead">{t('text')}</p>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <p className="font-medium">{t('hints')}</p>
          <ul className="mt-2 mb-8">
            {(['what', 'where', 'why'] as const).map((key) => (
              <li key={key} className="max-w-[48ch] border-line border-b py-3">
                {t(key)}
              </li>
            ))}
          </ul>
          <SubmissionForm area={area} />
        </div>
      </Container>
    </Section>
  );
}

/** Opens in a new tab, so that the typed text is kept. */
const policy = (chunks: ReactNode) => (
  <a href="/privacidad" target="_blank" rel="noopener" className={linkVariants()}>
    {chunks}
  </a>
);

/** The browser only inserts values known there (components/forms/texts.ts). */
async function submissionTexts(area: FormArea): Promise<FormTexts> {
  const t = await getTranslations('submissions');
  const { submissions, files } = await getMessages();
  const { problems, notices, outcomes, upload } = submissions;
  const refusals = Object.entries(files.refusals).map(
    ([rule, sentence]) => [`file_${rule}`, sentence] as const,
  );
  const errors = fieldsOf(area).map(([name, { min }]) => [
    name,
    t(`errors.${name}`, { min: String(min) }),
  ]);
  const fields = {
    ...problems,
    ...Object.fromEntries(refusals),
    ...Object.fromEntries(errors),
    consent: t('errors.consent'),
  };
  if (area === 'contacto') {
    // The page that answers the POST shows the other results.
    const refusals = await getTranslations('contact.refusals');
    return { fields, notices: { failure: { title: refusals('failure.title') } } };
  }
  const outcome = `outcomes.${area}` as const;
  return {
    success: outcomes[area].success,
    fields,
    filesAgain: t('filesAgain'),
    upload,
    notices: {
      ...notices,
      ...Object.fromEntries(
        refusals.map(([key, description]) => [key, { ...notices.file_wrong_kind, description }]),
      ),
      failure: {
        title: t(`${outcome}.failure.title`),
        description: t(`${outcome}.failure.description`, { email: site.email.info }),
      },
    },
  };
}
