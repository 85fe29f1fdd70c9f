import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Honeypot } from '@/components/forms/honeypot';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Heading } from '@/components/ui/heading';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { linkVariants } from '@/components/ui/text-link';
import { Textarea } from '@/components/ui/textarea';
import { typingLimits } from '@/lib/contact/problems';
import { env } from '@/lib/env';
import { site } from '@/lib/site';

const fields = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  // No autocomplete="off": browsers would not bring back what was typed when one comes back from a refusal.
  { name: 'subject', type: 'text' },
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
  return (
    <form
      action={env.CONTACT_FORM_ACTION ?? '/contacto/enviar'}
      method="post"
      aria-labelledby="formulario"
      className={className}
    >
      <Honeypot label={t('honeypot')} />
      <Heading level={2} size="h3" id="formulario">
        {t('title')}
      </Heading>
      <p className="mt-2 text-ink-soft text-small">{t('required')}</p>
      <div className="mt-8 grid gap-6 sm:grid-cols-2">
        {fields.map(({ name, ...field }) => (
          <div key={name} className="last-of-type:sm:col-span-2">
            <Label htmlFor={name} required>
              {t(name)}
            </Label>
            <Input
              id={name}
              name={name}
              required
              maxLength={typingLimits[name]}
              className="mt-2"
              {...field}
            />
          </div>
        ))}
      </div>
      <div className="mt-6">
        <Label htmlFor="message" required>
          {t('message')}
        </Label>
        <Textarea
          id="message"
          name="message"
          required
          maxLength={typingLimits.message}
          className="mt-2"
        />
      </div>
      <div className="mt-6 flex items-start gap-3">
        <Checkbox id="consent" name="consent" value="on" required aria-describedby="aviso" />
        <Label htmlFor="consent" required className="font-normal">
          {t.rich('consent', { policy })}
        </Label>
      </div>
      <p id="aviso" className="mt-3 max-w-prose text-caption text-ink-soft">
        {t('notice', {
          name: site.name,
          email: site.email.privacy,
          months: String(site.retentionMonths.contact),
        })}
      </p>
      <Button type="submit" size="lg" className="mt-8">
        {t('submit')}
      </Button>
    </form>
  );
}
