import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading';
import { linkVariants } from '@/components/ui/text-link';
import { site } from '@/lib/site';
import type { BookDetails } from '@/lib/storefront/types';

/** The book's data, and the contact for its product safety (Regulation (EU) 2023/988, art. 19). */
export async function BookData({ book }: { book: BookDetails }) {
  const t = await getTranslations('shop.product');
  const facts = { ...book, publisher: site.publisher };
  const keys = ['author', 'series', 'binding', 'pages', 'year', 'isbn', 'publisher'] as const;
  const { street, postalCode, city } = site.address;
  return (
    <div className="grid gap-x-8 gap-y-12 border-line border-t pt-10 md:grid-cols-12 lg:gap-x-16">
      <section aria-labelledby="ficha" className="md:col-span-7">
        <Heading level={2} size="h3" id="ficha">
          {t('data.title')}
        </Heading>
        <dl className="mt-5">
          {keys.map((key) =>
            facts[key] === null ? null : (
              <div
                key={key}
                className="grid grid-cols-[7.5rem_1fr] gap-4 border-line border-b py-2.5 text-small"
              >
                <dt className="text-ink-soft">{t(`data.${key}`)}</dt>
                <dd className="tabular-nums">{facts[key]}</dd>
              </div>
            ),
          )}
        </dl>
      </section>
      <section aria-labelledby="seguridad" className="text-small md:col-span-5">
        <Heading level={2} size="h4" id="seguridad">
          {t('safety.title')}
        </Heading>
        <p className="mt-4 text-ink-soft">{t('safety.text')}</p>
        <address className="mt-3">
          {site.publisher} ({site.company.legalName})
          <br />
          {street}, {postalCode} {city}
          <br />
          <a href={`mailto:${site.email.info}`} className={linkVariants()}>
            {site.email.info}
          </a>
        </address>
      </section>
    </div>
  );
}
