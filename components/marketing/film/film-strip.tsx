import { getTranslations } from 'next-intl/server';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { cn } from '@/lib/utils';

const frames = ['production', 'postproduction', 'distribution', 'training'] as const;

const perforation = (side: string) => (
  <div
    data-art=""
    aria-hidden="true"
    className={cn(
      'absolute inset-y-0 w-3 bg-[repeating-linear-gradient(180deg,transparent_0_10px,var(--color-night-tint)_10px_28px,transparent_28px_36px)] lg:inset-x-0 lg:inset-y-auto lg:h-3.5 lg:w-auto lg:bg-[repeating-linear-gradient(90deg,transparent_0_12px,var(--color-night-tint)_12px_32px,transparent_32px_42px)]',
      side,
    )}
  />
);

export async function FilmStrip() {
  const t = await getTranslations('film.services');
  return (
    <section aria-labelledby="servicios" className="overflow-hidden bg-night-tint py-16 md:py-24">
      <Container>
        <Heading level={2} id="servicios">
          {t('title')}
        </Heading>
      </Container>
      <div
        data-ground="dark"
        className="relative mt-10 ml-(--edge) bg-night-deep px-7 py-3 text-paper lg:px-0 lg:py-9"
      >
        {perforation('left-2 lg:top-3 lg:left-0')}
        {perforation('right-2 lg:right-0 lg:bottom-3')}
        <div className="grid gap-3 lg:grid-cols-4 lg:pr-(--gutter) lg:pl-3">
          {frames.map((key) => (
            <article key={key} className="flex flex-col justify-end bg-night p-6 lg:min-h-80">
              <Heading level={3}>{t(`${key}.title`)}</Heading>
              <p className="mt-3 max-w-[34ch] text-night-tint">{t(`${key}.text`)}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
