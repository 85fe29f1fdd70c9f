import { getMessages, getTranslations } from 'next-intl/server';
import { Field, SelectField, TextareaField } from '@/components/forms/field';
import { FileField } from '@/components/forms/file-field';
import { FileInvitation } from '@/components/forms/file-invitation';
import { Honeypot } from '@/components/forms/honeypot';
import { SubmitButton } from '@/components/forms/submit-button';
import type { FormTexts } from '@/components/forms/texts';
import { Consent } from '@/components/submissions/consent';
import { EnquiryActionForm, type EnquiryArea } from '@/components/submissions/enquiry-action-form';
import { PersonFields } from '@/components/submissions/person-fields';
import { buttonVariants } from '@/components/ui/button';
import { acceptList, enquiryKinds } from '@/lib/files/kinds';
import { site } from '@/lib/site';
import { sendArtEnquiry, sendServiceEnquiry } from '@/lib/submissions/enquiry-actions';
import { artServices, groupServices } from '@/lib/submissions/services';

const actions = { 'dauro-arte': sendArtEnquiry, servicios: sendServiceEnquiry };
const offered = { 'dauro-arte': artServices, servicios: groupServices };
const kept = { 'dauro-arte': 'art', servicios: 'services' } as const;

/** An art or services enquiry (spec §2; rules in §5, messages in §8). */
export async function EnquiryForm({ area }: { area: EnquiryArea }) {
  const t = await getTranslations('submissions.enquiry');
  const { form, enquiry } = (await getMessages()).submissions;
  return (
    <EnquiryActionForm area={area} action={actions[area]} texts={await enquiryTexts(area)}>
      <p className="text-ink-soft text-small">{form.required}</p>
      <PersonFields labels={enquiry.labels} />
      <SelectField
        name="servicio"
        label={t('labels.servicio')}
        placeholder={t('placeholders.servicio')}
        options={offered[area].map((value) => ({ value, label: t(`servicio.${value}`) }))}
        required
      />
      <TextareaField
        name="descripcion"
        label={t('labels.descripcion')}
        hint={t('hints.descripcion')}
        required
      />
      <Field
        name="enlace_web"
        label={t('labels.enlace_web')}
        hint={t('hints.enlace_web')}
        type="url"
        autoComplete="url"
      />
      <FileField
        name="documento"
        label={t('labels.documento')}
        hint={t('hints.documento')}
        removeLabel={t('remove')}
        accept={acceptList(enquiryKinds)}
      >
        <FileInvitation />
      </FileField>
      <Consent form={kept[area]} />
      <Honeypot label={form.honeypot} />
      <SubmitButton
        label={t(`${area}.submit`)}
        sendingLabel={form.sending}
        className={buttonVariants({ className: 'self-start' })}
      />
    </EnquiryActionForm>
  );
}

async function enquiryTexts(area: EnquiryArea): Promise<FormTexts> {
  const t = await getTranslations('submissions.enquiry');
  const { form, enquiry } = (await getMessages()).submissions;
  return {
    success: enquiry[area].success,
    fields: { ...form.fields, ...enquiry.fields },
    filesAgain: form.filesAgain,
    notices: {
      ...form.notices,
      ...enquiry.notices,
      failure: {
        title: enquiry[area].failure.title,
        description: t(`${area}.failure.description`, { email: site.email.info }),
      },
    },
  };
}
