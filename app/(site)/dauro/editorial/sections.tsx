import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Mosaic } from '@/components/art/mosaic';
import { awardCovers } from '@/components/art/pictures';
import { ExternalLink } from '@/components/layout/sections';
import { CallLink } from '@/components/ui/button';
import { Container, Heading, Section } from '@/components/ui/heading';
import { site } from '@/lib/site';
import { cn } from '@/lib/utils';

export function EditorialHero({ title, lead }: { title: string; lead: string }) {
  const [first, ...rest] = title.split(' ');
  return (
    <section
      data-ground="dark"
      className="relative overflow-hidden bg-pomegranate text-paper lg:min-h-[42rem]"
    >
      <div className="h-56 sm:h-72 lg:absolute lg:inset-y-0 lg:right-0 lg:left-[56%] lg:h-auto">
        <Mosaic wall="hero-editorial" eager />
      </div>
      <div className="relative flex flex-col justify-end px-(--edge) pt-10 pb-14 lg:min-h-[42rem] lg:max-w-[62%] lg:pr-0 lg:pb-20">
        <h1 className="text-[clamp(min(4.5rem,20vw),13vw,13rem)] leading-[0.88] tracking-tighter">
          {first} <br />
          {rest.join(' ')}
        </h1>
        <p className="mt-8 max-w-[34ch] text-lead">{lead}</p>
      </div>
    </section>
  );
}

export function EditorialLines() {
  const { lines, newTab } = useMessages().editorial;
  return (
    <Section aria-labelledby="lineas">
      <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading level={2} id="lineas">
            {lines.title}
          </Heading>
          <p className="mt-5 max-w-[34ch] text-ink-soft text-lead">{lines.lead}</p>
          <p className="mt-6 flex flex-col items-start">
            <ExternalLink href={site.links.catalogue} note={newTab}>
              {lines.catalogue}
            </ExternalLink>
            <CallLink href="/tienda">{lines.shop}</CallLink>
          </p>
        </div>
        <dl className="lg:col-span-7 lg:col-start-6">
          {Object.entries(lines.items).map(([key, { name, text }]) => (
            <div
              key={key}
              className="grid items-baseline gap-x-8 gap-y-1 border-line border-t py-5 last:border-b sm:grid-cols-2"
            >
              <dt className="font-display text-h3 text-pomegranate tracking-tight">{name}</dt>
              <dd className="max-w-[40ch]">{text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}

const books = [
  { key: 'snow', place: '' },
  { key: 'silk', place: 'md:mt-24' },
  { key: 'shade', place: 'md:mt-10' },
] as const;

export async function AwardBooks() {
  const t = await getTranslations('editorial.books');
  const page = await getTranslations('editorial');
  return (
    <Section aria-labelledby="premiados" className="bg-paper-deep">
      <Container>
        <div className="grid items-baseline gap-x-16 gap-y-4 lg:grid-cols-12">
          <Heading level={2} id="premiados" className="lg:col-span-5">
            {t('title')}
          </Heading>
          <p className="max-w-[44ch] text-ink-soft text-lead lg:col-span-6 lg:col-start-7">
            {t('lead')}
          </p>
        </div>
        <div className="mt-12 grid gap-x-10 gap-y-14 md:mt-16 md:grid-cols-3 lg:gap-x-16">
          {books.map(({ key, place }) => {
            const title = t(`items.${key}.title`);
            const author = t(`items.${key}.author`);
            return (
              <article
                key={key}
                className={cn(
                  'grid grid-cols-[minmax(0,8.5rem)_1fr] content-start gap-x-6 md:grid-cols-1',
                  place,
                )}
              >
                <picture>
                  <img
                    {...awardCovers[key]}
                    sizes="(width >= 48rem) 22vw, 8.5rem"
                    alt={t('cover', { title, author })}
                    loading="lazy"
                    decoding="async"
                    className="h-auto w-full shadow-book md:w-[78%]"
                  />
                </picture>
                <div className="md:mt-7">
                  <p className="font-medium text-caption text-pomegranate">{t('award')}</p>
                  <Heading level={3} className="mt-2">
                    {title}
                  </Heading>
                  <p className="mt-2 text-small">{author}</p>
                  <p className="text-ink-soft text-small">{t(`items.${key}.genre`)}</p>
                </div>
                <div className="col-span-full mt-4 md:mt-3">
                  <p className="text-ink-soft">{t(`items.${key}.text`)}</p>
                  <p className="mt-2">
                    <ExternalLink
                      href={bookSearchUrl(site.links.bookSearch, title, author)}
                      note={`${t('about', { title })} ${page('newTab')}`}
                    >
                      {t('search')}
                    </ExternalLink>
                  </p>
                </div>
              </article>
            );
          })}
        </div>
      </Container>
    </Section>
  );
}

export function Distribution() {
  const { title, lead, caption, places } = useMessages().editorial.distribution;
  return (
    <Section
      aria-labelledby="distribucion"
      data-ground="dark"
      className="overflow-hidden bg-pomegranate-deep text-paper"
    >
      <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <Heading level={2} id="distribucion" className="lg:col-span-6">
          {title}
        </Heading>
        <p className="max-w-[36ch] self-end text-lead lg:col-span-5 lg:col-start-8">{lead}</p>
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
          {caption}
        </figcaption>
      </figure>
      <Container className="mt-12 grid gap-x-16 gap-y-8 md:mt-16 md:grid-cols-3">
        {Object.entries(places).map(([key, place]) => (
          <div key={key}>
            <Heading level={3}>{place.title}</Heading>
            <p className="mt-3 max-w-[38ch]">{place.text}</p>
          </div>
        ))}
      </Container>
    </Section>
  );
}

/** The address of an external bookshop's search for one book; `search` is the address of its search page. */
export function bookSearchUrl(search: string, title: string, author: string): string {
  const url = new URL(search);
  url.searchParams.set('q', `${title} ${author}`);
  return url.href;
}
