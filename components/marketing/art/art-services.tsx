import { getTranslations } from 'next-intl/server';
import { Mosaic } from '@/components/art/mosaic';
import { Container, Section } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { linkVariants } from '@/components/ui/text-link';
import { cn } from '@/lib/utils';

const works = [
  { key: 'reports', frame: 'aspect-[4/3]', place: '', ground: 'paper' },
  { key: 'valuation', frame: 'aspect-square', place: 'lg:mt-20', ground: 'accent' },
  { key: 'authenticity', frame: 'aspect-[3/2]', place: 'lg:mt-8', ground: 'paper' },
  { key: 'sales', frame: 'aspect-[3/2]', place: 'lg:mt-4', ground: 'accent' },
  { key: 'portfolio', frame: 'aspect-[4/3]', place: 'lg:mt-16', ground: 'paper' },
  { key: 'museums', frame: 'aspect-square', place: '', ground: 'accent' },
] as const;

export async function ArtServices() {
  const t = await getTranslations('art.services');
  return (
    <Section aria-labelledby="servicios" className="bg-ochre-tint">
      <Container>
        <Heading level={2} id="servicios" className="max-w-[16ch]">
          {t('title')}
        </Heading>
        <div className="mt-12 grid items-start gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-16 lg:gap-y-16">
          {works.map(({ key, frame, place, ground }) => {
            const title = t(`${key}.title`);
            return (
              <article
                key={key}
                className={cn('grid grid-cols-[7rem_1fr] items-start gap-x-5 sm:block', place)}
              >
                <div
                  data-art=""
                  className={cn(
                    'w-full overflow-hidden border-[6px] border-paper-bright shadow-book sm:border-[10px]',
                    frame,
                    ground === 'paper' ? 'bg-paper' : 'bg-ochre',
                  )}
                >
                  <Mosaic wall={`frame-${key}`} />
                </div>
                <div className="sm:mt-6">
                  <Heading level={3} size="h4">
                    {title}
                  </Heading>
                  <p className="mt-2 max-w-[38ch]">{t(`${key}.text`)}</p>
                  <Link href="/contacto" className={linkVariants({ variant: 'call' })}>
                    {t('more')} <span className="sr-only">{t('about', { service: title })}</span>
                  </Link>
                </div>
              </article>
            );
          })}
        </div>
      </Container>
    </Section>
  );
}
