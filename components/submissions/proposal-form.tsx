import { getMessages, getTranslations } from 'next-intl/server';
import { Field, SelectField } from '@/components/forms/field';
import { FileField } from '@/components/forms/file-field';
import { FileInvitation } from '@/components/forms/file-invitation';
import { Honeypot } from '@/components/forms/honeypot';
import { SubmitButton } from '@/components/forms/submit-button';
import type { FormTexts } from '@/components/forms/texts';
import { Consent } from '@/components/submissions/consent';
import { PersonFields } from '@/components/submissions/person-fields';
import { ProposalActionForm } from '@/components/submissions/proposal-action-form';
import { buttonVariants } from '@/components/ui/button';
import { acceptList, textKinds } from '@/lib/files/kinds';
import { site } from '@/lib/site';
import { workTypes } from '@/lib/submissions/schema';

/** The editorial proposal (spec §2, Publisher page; rules in §5, messages in §8). */
export async function ProposalForm() {
  const t = await getTranslations('submissions.proposal');
  const { form } = (await getMessages()).submissions;
  return (
    <ProposalActionForm texts={await proposalTexts()}>
      <p className="text-ink-soft text-small">{form.required}</p>
      <PersonFields
        labels={{
          nombre: t('labels.nombre'),
          apellidos: t('labels.apellidos'),
          email: t('labels.email'),
          telefono: t('labels.telefono'),
        }}
      />
      <Field name="titulo_obra" label={t('labels.titulo_obra')} required />
      <SelectField
        name="tipo_obra"
        label={t('labels.tipo_obra')}
        placeholder={t('placeholders.tipo_obra')}
        options={workTypes.map((value) => ({ value, label: t(`tipo_obra.${value}`) }))}
        required
      />
      <div className="grid gap-6 sm:grid-cols-2">
        {(['obra', 'curriculum'] as const).map((name) => (
          <FileField
            key={name}
            name={name}
            label={t(`labels.${name}`)}
            hint={t('fileHint')}
            removeLabel={t(`remove.${name}`)}
            accept={acceptList(textKinds)}
            required
          >
            <FileInvitation />
          </FileField>
        ))}
      </div>
      <Consent form="editorial" />
      <Honeypot label={form.honeypot} />
      <SubmitButton
        label={t('submit')}
        sendingLabel={form.sending}
        className={buttonVariants({ className: 'self-start' })}
      />
    </ProposalActionForm>
  );
}

async function proposalTexts(): Promise<FormTexts> {
  const t = await getTranslations('submissions.proposal');
  const { form, proposal } = (await getMessages()).submissions;
  const { failure, ...notices } = proposal.notices;
  return {
    success: proposal.success,
    fields: { ...form.fields, ...proposal.fields },
    filesAgain: form.filesAgain,
    notices: {
      ...form.notices,
      ...notices,
      failure: {
        title: failure.title,
        description: t('notices.failure.description', { email: site.email.info }),
      },
    },
  };
}
