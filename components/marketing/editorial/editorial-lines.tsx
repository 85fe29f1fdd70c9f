import { getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/marketing/external-link';
import { Container, Section } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { linkVariants } from '@/components/ui/text-link';
import { site } from '@/lib/site';

const lines = [
  'narrativa',
  'historica',
  'poesia',
  'ensayo',
  'teatro',
  'memorias',
  'granada',
  'infantil',
] as const;

export async function EditorialLines() {
  const t = await getTranslations('editorial.lines');
  const page = await getTranslations('editorial');
  return (
    <Section aria-labelledby="lineas">
      <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading level={2} id="lineas">
            {t('title')}
          </Heading>
          <p className="mt-5 max-w-[34ch] text-ink-soft text-lead">{t('lead')}</p>
          <p className="mt-6 flex flex-col items-start">
            <ExternalLink href={site.links.catalogue} note={page('newTab')}>
              {t('catalogue')}
            </ExternalLink>
            <Link href="/tienda" className={linkVariants({ variant: 'call' })}>
              {t('shop')}
            </Link>
          </p>
        </div>
        <dl className="lg:col-span-7 lg:col-start-6">
          {lines.map((line) => (
            <div
              key={line}
              className="grid items-baseline gap-x-8 gap-y-1 border-line border-t py-5 last:border-b sm:grid-cols-2"
            >
              <dt className="font-display text-h3 text-pomegranate tracking-tight">
                {t(`${line}.name`)}
              </dt>
              <dd className="max-w-[40ch]">{t(`${line}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
