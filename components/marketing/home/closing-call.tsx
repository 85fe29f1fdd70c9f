import { getTranslations } from 'next-intl/server';
import { buttonVariants } from '@/components/ui/button';
import { Container, Section } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';

export async function ClosingCall() {
  const t = await getTranslations('home.contact');
  return (
    <Section aria-labelledby="contacto-cierre">
      <Container className="grid gap-8 lg:grid-cols-12">
        <Heading level={2} id="contacto-cierre" className="lg:col-span-6 lg:col-start-4">
          {t('title')}
        </Heading>
        <div className="lg:col-span-5 lg:col-start-6">
          <p className="max-w-[48ch] text-ink-soft text-lead">{t('text')}</p>
          <Link
            href="/servicios"
            className={buttonVariants({ variant: 'ink', size: 'lg', className: 'mt-8' })}
          >
            {t('action')}
          </Link>
        </div>
      </Container>
    </Section>
  );
}
