import { getTranslations } from 'next-intl/server';
import { SubmissionForm } from '@/components/submissions/submission-form';
import { Container, Section } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import type { FormArea } from '@/lib/form-areas';

type EnquirySectionProps = { namespace: 'art.enquiry' | 'services.enquiry'; area: FormArea };

export async function EnquirySection({ namespace, area }: EnquirySectionProps) {
  const t = await getTranslations(namespace);
  return (
    <Section aria-labelledby="solicitud">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
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
