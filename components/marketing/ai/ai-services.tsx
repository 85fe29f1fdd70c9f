import { getTranslations } from 'next-intl/server';
import { LatticeMark } from '@/components/art/marks';
import { Container, Section } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';

export const aiServices = [
  'strategy',
  'assistants',
  'language',
  'translation',
  'archives',
  'image',
  'audio',
  'data',
  'training',
] as const;

export async function AiServices() {
  const t = await getTranslations('ai.services');
  return (
    <Section
      aria-labelledby="servicios"
      data-ground="dark"
      className="overflow-hidden bg-teal-deep text-paper"
    >
      <Container>
        <Heading level={2} id="servicios" className="max-w-[14ch]">
          {t('title')}
        </Heading>
        <div className="mt-14 ml-4 grid sm:grid-cols-2 lg:mt-20 lg:-mr-(--edge) lg:grid-cols-3">
          {aiServices.map((key) => (
            <article
              key={key}
              className="relative border-teal-soft border-t border-l pt-8 pr-8 pb-12 pl-8 lg:pt-10 lg:pb-16 lg:pl-10"
            >
              <LatticeMark className="absolute -top-4 -left-4 size-8 text-ochre-soft" />
              <Heading level={3}>{t(`${key}.title`)}</Heading>
              <p className="mt-3 max-w-[32ch] text-teal-tint">{t(`${key}.text`)}</p>
            </article>
          ))}
        </div>
      </Container>
    </Section>
  );
}
