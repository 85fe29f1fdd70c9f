import { getTranslations } from 'next-intl/server';
import { SubmissionForm } from '@/components/submissions/submission-form';
import { Heading } from '@/components/ui/heading';

/** The contact form under its heading. */
export async function ContactForm({ className }: { className?: string }) {
  const t = await getTranslations('contact.form');
  return (
    <div className={className}>
      <Heading level={2} size="h3" id="formulario" className="mb-2">
        {t('title')}
      </Heading>
      <SubmissionForm area="contacto" labelledBy="formulario" />
    </div>
  );
}
