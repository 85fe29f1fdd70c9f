import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { Container, Section } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';

const paragraphs = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const cards = ['works', 'leadership'] as const;

export async function Story() {
  const t = await getTranslations('history');
  return (
    <Section aria-label={t('story')}>
      <Container className="grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="prose lg:col-span-7">
          {paragraphs.map((key) => (
            <p
              key={key}
              className="first:font-display first:text-h3 first:leading-[1.28] first:tracking-tight"
            >
              {t(`paragraphs.${key}`)}
            </p>
          ))}
        </div>
        <div className="grid content-start gap-12 sm:grid-cols-2 lg:col-span-4 lg:col-start-9 lg:grid-cols-1 lg:pt-2">
          {cards.map((key) => (
            <Card key={key} className="border-pomegranate border-t-4">
              <Heading level={2} className="text-pomegranate">
                {t(`cards.${key}.title`)}
              </Heading>
              <p className="text-ink-soft">{t(`cards.${key}.text`)}</p>
            </Card>
          ))}
        </div>
      </Container>
    </Section>
  );
}
