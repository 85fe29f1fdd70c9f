import type { LocalBusiness, WithContext } from 'schema-dts';
import { site } from '@/lib/site';

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/** The house as a place one can call or visit, with its opening hours, for the contact page. `origin` is SITE_URL. */
export function localBusinessJsonLd(origin: string): WithContext<LocalBusiness> {
  const { street, postalCode, city, region, country } = site.address;
  const { opens, closes } = site.openingHours;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${origin}/#sede`,
    name: site.name,
    legalName: site.company.legalName,
    taxID: site.company.nif,
    url: `${origin}/contacto`,
    image: `${origin}/brand/social.png`,
    email: site.email.info,
    telephone: site.phone.href.replace('tel:', ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressRegion: region,
      addressCountry: country,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: workdays.map((day) => `https://schema.org/${day}` as const),
      opens,
      closes,
    },
    parentOrganization: { '@id': `${origin}/#organizacion` },
    sameAs: Object.values(site.social),
  };
}
