import { getTranslations } from 'next-intl/server';
import { filmStills } from '@/components/art/pictures';
import { SoonButton } from '@/components/marketing/soon-button';
import { Container, Section } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { cn } from '@/lib/utils';

const projects = [
  { key: 'road', place: 'lg:col-span-8', sizes: '60vw' },
  { key: 'window', place: 'lg:col-span-6 lg:col-start-7', sizes: '45vw' },
] as const;

/** Placeholders for two future films, each with a still, a large one and a smaller, indented one. */
export async function FilmProjects() {
  const t = await getTranslations('film.projects');
  return (
    <Section
      aria-labelledby="proyectos"
      data-ground="dark"
      className="overflow-hidden bg-night-deep text-paper"
    >
      <Container>
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-12">
          <Heading level={2} id="proyectos" className="lg:col-span-5">
            {t('title')}
          </Heading>
          <p className="max-w-[40ch] text-lead lg:col-span-6 lg:col-start-7">{t('lead')}</p>
        </div>
        <div className="mt-12 grid gap-y-16 md:mt-16 lg:grid-cols-12">
          {projects.map(({ key, place, sizes }) => {
            const still = filmStills[key];
            const heading = `proyecto-${key}`;
            return (
              <article key={key} aria-labelledby={heading} className={cn('min-w-0', place)}>
                <picture>
                  <img
                    src={still.src}
                    srcSet={`${still.small} ${still.smallWidth}w, ${still.src} ${still.width}w`}
                    sizes={`(width >= 64rem) ${sizes}, 92vw`}
                    width={still.width}
                    height={still.height}
                    alt={still.alt}
                    loading="lazy"
                    decoding="async"
                    className="h-auto w-full"
                  />
                </picture>
                <div className="mt-6">
                  <p className="text-night-tint text-small">{t(`${key}.kind`)}</p>
                  <Heading level={3} id={heading} className="mt-1">
                    {t(`${key}.title`)}
                  </Heading>
                  <p className="mt-3 max-w-[46ch]">{t(`${key}.text`)}</p>
                  <SoonButton
                    id={`${heading}-pronto`}
                    label={t('trailer')}
                    note={t('soon')}
                    className="mt-6"
                  />
                </div>
              </article>
            );
          })}
        </div>
      </Container>
    </Section>
  );
}
