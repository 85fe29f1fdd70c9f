import { getTranslations } from 'next-intl/server';
import { SoonButton } from '@/components/marketing/soon-button';
import { Container, Section } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { linkVariants } from '@/components/ui/text-link';

/** The call for projects. Its button has no function yet, so a link to the contact form is beside it. */
export async function FilmProposal() {
  const t = await getTranslations('film.proposal');
  return (
    <Section aria-labelledby="proponer">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <Heading level={2} id="proponer" className="lg:col-span-6">
          {t('title')}
        </Heading>
        <div className="lg:col-span-5 lg:col-start-8">
          <p className="max-w-[44ch] text-ink-soft text-lead">{t('text')}</p>
          <SoonButton
            id="proponer-pronto"
            label={t('action')}
            note={t('soon')}
            className="mt-8 text-night"
          />
          <p className="mt-6">
            {t.rich('meanwhile', {
              link: (words) => (
                <Link href="/contacto" className={linkVariants()}>
                  {words}
                </Link>
              ),
            })}
          </p>
        </div>
      </Container>
    </Section>
  );
}
