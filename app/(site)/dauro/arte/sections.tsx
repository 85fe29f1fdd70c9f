import { getTranslations } from 'next-intl/server';
import { Mosaic } from '@/components/art/mosaic';
import { CallLink } from '@/components/ui/button';
import { Container, Heading, Section } from '@/components/ui/heading';
import { cn } from '@/lib/utils';

export function ArtHero({ title, lead }: { title: string; lead: string }) {
  return (
    <section className="relative overflow-hidden bg-ochre-tint">
      <div className="h-64 sm:h-80 lg:h-[25rem]">
        <Mosaic wall="hero-arte" eager />
      </div>
      <div className="relative grid items-end gap-x-16 gap-y-6 px-(--edge) pt-8 pb-14 lg:grid-cols-12 lg:pb-20">
        <h1 className="text-[clamp(min(4rem,18vw),12.5vw,13rem)] leading-[0.86] tracking-tighter lg:col-span-7">
          {title}
        </h1>
        <p className="max-w-[36ch] text-lead lg:col-span-5">{lead}</p>
      </div>
    </section>
  );
}

export async function ArtVision() {
  const t = await getTranslations('arte.vision');
  return (
    <section
      aria-labelledby="vision"
      data-ground="dark"
      className="relative overflow-hidden bg-ochre-deep text-paper"
    >
      <div className="h-40 sm:ml-auto sm:w-1/2 lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[26%]">
        <Mosaic wall="vision" />
      </div>
      <Container className="relative py-16 md:py-24 xl:py-32">
        <div className="lg:max-w-[68%]">
          <Heading level={2} id="vision" size="h4">
            {t('title')}
          </Heading>
          <p className="mt-6 max-w-[26ch] font-display text-h2 tracking-tighter lg:max-w-none">
            {t('first')}
          </p>
          <div className="mt-10 grid gap-x-12 gap-y-6 md:grid-cols-2">
            <p className="max-w-(--measure)">{t('second')}</p>
            <p className="max-w-(--measure)">{t('third')}</p>
          </div>
        </div>
      </Container>
    </section>
  );
}

/** For each work its frame, how the tiling inside is enlarged or turned (no two look alike), and its margin above. */
const works = [
  ['reports', 'aspect-[4/3] bg-paper', 'origin-top-left [scale:2.6]', ''],
  ['valuation', 'aspect-square bg-ochre', '[rotate:45deg] [scale:1.42]', 'lg:mt-20'],
  ['authenticity', 'aspect-[3/2] bg-paper', '[rotate:90deg] [scale:1.5]', 'lg:mt-8'],
  ['sales', 'aspect-[3/2] bg-ochre', '[rotate:-30deg] [scale:1.9]', 'lg:mt-4'],
  ['portfolio', 'aspect-[4/3] bg-paper', '', 'lg:mt-16'],
  ['museums', 'aspect-square bg-ochre', '', ''],
] as const;

export async function ArtServices() {
  const t = await getTranslations('arte.services');
  return (
    <Section aria-labelledby="servicios" className="bg-ochre-tint">
      <Container>
        <Heading level={2} id="servicios" className="max-w-[16ch]">
          {t('title')}
        </Heading>
        <div className="mt-12 grid items-start gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-16 lg:gap-y-16">
          {works.map(([key, frame, view, margin]) => {
            const title = t(`items.${key}.title`);
            return (
              <article
                key={key}
                className={cn(
                  'grid min-[16rem]:grid-cols-[5rem_1fr] items-start gap-x-5 sm:block',
                  margin,
                )}
              >
                <div
                  data-art=""
                  className={cn(
                    'w-full overflow-hidden border-[6px] border-paper-bright shadow-book sm:border-[10px]',
                    frame,
                  )}
                >
                  <Mosaic wall={`frame-${key}`} className={view} />
                </div>
                <div className="sm:mt-6">
                  <Heading level={3} size="h4">
                    {title}
                  </Heading>
                  <p className="mt-2 max-w-[38ch]">{t(`items.${key}.text`)}</p>
                  <CallLink href="/contacto">
                    {t('more')} <span className="sr-only">{t('about', { service: title })}</span>
                  </CallLink>
                </div>
              </article>
            );
          })}
        </div>
      </Container>
    </Section>
  );
}
