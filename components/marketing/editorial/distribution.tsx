import { getTranslations } from 'next-intl/server';
import { Container, Section } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';

const places = ['spain', 'portugal', 'online'] as const;

export async function Distribution() {
  const t = await getTranslations('editorial.distribution');
  return (
    <Section
      aria-labelledby="distribucion"
      data-ground="dark"
      className="overflow-hidden bg-pomegranate-deep text-paper"
    >
      <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <Heading level={2} id="distribucion" className="lg:col-span-6">
          {t('title')}
        </Heading>
        <p className="max-w-[36ch] self-end text-lead lg:col-span-5 lg:col-start-8">{t('lead')}</p>
      </Container>
      <figure className="mt-12 md:mt-16">
        {/* Exactly four thousand bones, one per bookshop: a broad field, and a tall one on narrow screens. */}
        <picture data-art="">
          <source
            media="(min-width: 48rem)"
            srcSet="/images/walls/bookshops.svg"
            width={1600}
            height={250}
          />
          <img
            src="/images/walls/bookshops-tall.svg"
            alt=""
            width={500}
            height={800}
            loading="lazy"
            decoding="async"
            className="w-full"
          />
        </picture>
        <figcaption className="mx-auto max-w-(--page) px-(--gutter) pt-3 text-caption">
          {t('caption')}
        </figcaption>
      </figure>
      <Container className="mt-12 grid gap-x-16 gap-y-8 md:mt-16 md:grid-cols-3">
        {places.map((place) => (
          <div key={place}>
            <Heading level={3}>{t(`${place}.title`)}</Heading>
            <p className="mt-3 max-w-[38ch]">{t(`${place}.text`)}</p>
          </div>
        ))}
      </Container>
    </Section>
  );
}
