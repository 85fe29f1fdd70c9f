import { getTranslations } from 'next-intl/server';
import { Container, Section } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';

const cases = ['archive', 'catalogue', 'museum'] as const;

export async function AiCases() {
  const t = await getTranslations('ai.cases');
  return (
    <Section aria-labelledby="casos">
      <Container>
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-12">
          <Heading level={2} id="casos" className="lg:col-span-5">
            {t('title')}
          </Heading>
          <p className="max-w-[40ch] text-ink-soft text-lead lg:col-span-6 lg:col-start-7">
            {t('lead')}
          </p>
        </div>
        <div className="mt-12 md:mt-16">
          {cases.map((key) => (
            <article
              key={key}
              className="grid gap-x-16 gap-y-6 border-line-strong border-t py-8 md:py-12 lg:grid-cols-12"
            >
              <Heading level={3} className="text-teal lg:col-span-4">
                {t(`${key}.title`)}
              </Heading>
              <dl className="grid gap-x-16 gap-y-6 sm:grid-cols-2 lg:col-span-8">
                {(['before', 'after'] as const).map((moment) => (
                  <div key={moment}>
                    <dt className="font-display text-lead text-teal">{t(moment)}</dt>
                    <dd className="mt-1 max-w-[38ch]">{t(`${key}.${moment}`)}</dd>
                  </div>
                ))}
              </dl>
            </article>
          ))}
        </div>
      </Container>
    </Section>
  );
}
