import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Mosaic } from '@/components/art/mosaic';
import { filmStills } from '@/components/art/pictures';
import { buttonVariants, linkVariants } from '@/components/ui/button';
import { Container, Heading, Section } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { cn } from '@/lib/utils';

export function FilmHero({ title, lead }: { title: string; lead: string }) {
  return (
    <section data-ground="dark" className="overflow-hidden bg-night-deep text-paper">
      <h1 className="px-(--edge) pt-10 text-[clamp(min(4rem,18vw),14vw,15rem)] leading-[0.86] tracking-tighter lg:pt-16">
        {title}
      </h1>
      <div className="mt-8 ml-(--edge) aspect-[4/3] overflow-hidden bg-night sm:aspect-[2.39] lg:mt-12">
        <Mosaic wall="hero-cine" align="left" eager />
      </div>
      <p className="max-w-[34ch] px-(--edge) pt-8 pb-14 box-content text-lead lg:ml-[41.6%] lg:px-0 lg:pb-20">
        {lead}
      </p>
    </section>
  );
}

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

export function FilmStrip() {
  const { title, items } = useMessages().cine.services;
  return (
    <section aria-labelledby="servicios" className="overflow-hidden bg-night-tint py-16 md:py-24">
      <Container>
        <Heading level={2} id="servicios">
          {title}
        </Heading>
      </Container>
      <div
        data-ground="dark"
        className="relative mt-10 ml-(--edge) bg-night-deep px-7 py-3 text-paper lg:px-0 lg:py-9"
      >
        {perforation('left-2 lg:top-3 lg:left-0')}
        {perforation('right-2 lg:right-0 lg:bottom-3')}
        <div className="grid gap-3 lg:grid-cols-4 lg:pr-(--gutter) lg:pl-3">
          {Object.entries(items).map(([key, service]) => (
            <article key={key} className="bg-night p-6 lg:pt-32">
              <Heading level={3} className="lg:max-xl:text-h4">
                {service.title}
              </Heading>
              <p className="mt-3 max-w-[34ch] text-night-tint">{service.text}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

const projects = [
  { key: 'road', place: 'lg:col-span-8', sizes: '60vw' },
  { key: 'window', place: 'lg:col-span-6 lg:col-start-7', sizes: '45vw' },
] as const;

/** Placeholders for two future films, each with a still, a large one and a smaller, indented one. */
export async function FilmProjects() {
  const t = await getTranslations('cine.projects');
  return (
    <Section
      aria-labelledby="proyectos"
      data-ground="dark"
      className="overflow-hidden bg-night-deep text-paper"
    >
      <Container>
        <div className="grid items-baseline gap-x-16 gap-y-4 lg:grid-cols-12">
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

/** The call for projects. Its button has no function yet, so a link to the contact form is beside it. */
export async function FilmProposal() {
  const t = await getTranslations('cine.proposal');
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

type SoonButtonProps = {
  /** The id of the note that describes the button; unique on the page. */
  id: string;
  label: string;
  note: string;
  className?: string;
};

/** A button for a feature that is not available yet. It can be focused but does nothing, and its label and note say so. */
function SoonButton({ id, label, note, className }: SoonButtonProps) {
  return (
    <div
      className={cn(
        'flex flex-col items-start gap-x-4 gap-y-2 sm:flex-row sm:items-center',
        className,
      )}
    >
      <button
        type="button"
        aria-disabled="true"
        aria-describedby={id}
        className={cn(
          buttonVariants({ variant: 'outline' }),
          'border-dashed text-current aria-disabled:opacity-100',
        )}
      >
        {label}
      </button>
      <span id={id} className="font-display text-lead">
        {note}
      </span>
    </div>
  );
}
