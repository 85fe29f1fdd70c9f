import { getTranslations } from 'next-intl/server';
import { awardCovers } from '@/components/art/pictures';
import { bookSearchUrl } from '@/components/marketing/editorial/book-search';
import { ExternalLink } from '@/components/marketing/external-link';
import { Container, Section } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { site } from '@/lib/site';
import { cn } from '@/lib/utils';

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
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-12">
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
                  'grid grid-cols-[8.5rem_1fr] content-start gap-x-6 md:grid-cols-1',
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
