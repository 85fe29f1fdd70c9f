import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ConsentField } from '@/components/forms/consent-field';
import { Field, TextareaField } from '@/components/forms/field';
import { Honeypot } from '@/components/forms/honeypot';
import { SubmitButton } from '@/components/forms/submit-button';
import { ContactFormShell } from '@/components/marketing/contact/contact-form-shell';
import { buttonVariants } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { linkVariants } from '@/components/ui/text-link';
import { limits } from '@/lib/contact/schema';
import { env } from '@/lib/env';
import { site } from '@/lib/site';

const fields = [
  { name: 'name', type: 'text', autoComplete: 'name', className: '' },
  { name: 'email', type: 'email', autoComplete: 'email', className: '' },
  // No autocomplete="off": browsers would not bring back what was typed when one comes back from a refusal.
  { name: 'subject', type: 'text', className: 'sm:col-span-2' },
] as const;

/** In a tab of its own: what is already written stays. */
const policy = (chunks: ReactNode) => (
  <a href="/privacidad" target="_blank" rel="noopener" className={linkVariants()}>
    {chunks}
  </a>
);

/** An ordinary browser form: it needs no script, and the server checks what arrives. */
export async function ContactForm({ className }: { className?: string }) {
  const t = await getTranslations('contact.form');
  const { errors } = (await getMessages()).contact.form;
  const external = env.CONTACT_FORM_ACTION;
  return (
    <ContactFormShell
      action={external ?? '/contacto/enviar'}
      isExternal={external !== undefined}
      errorTexts={errors}
      labelledBy="formulario"
      className={className}
    >
      {external ? null : <Honeypot label={t('honeypot')} />}
      <Heading level={2} size="h3" id="formulario">
        {t('title')}
      </Heading>
      <p className="mt-2 text-ink-soft text-small">{t('required')}</p>
      <div className="mt-8 grid gap-6 sm:grid-cols-2">
        {fields.map((field) => (
          <Field
            key={field.name}
            label={t(field.name)}
            required
            maxLength={limits[field.name]}
            {...field}
          />
        ))}
      </div>
      <div className="mt-6 mb-6">
        <TextareaField name="message" label={t('message')} required maxLength={limits.message} />
      </div>
      <ConsentField
        label={t.rich('consent', { policy })}
        notice={t('notice', {
          name: site.name,
          email: site.email.privacy,
          months: String(site.retentionMonths.contact),
        })}
      />
      <SubmitButton
        label={t('submit')}
        sendingLabel={t('sending')}
        className={buttonVariants({ size: 'lg', className: 'mt-8' })}
      />
    </ContactFormShell>
  );
}
