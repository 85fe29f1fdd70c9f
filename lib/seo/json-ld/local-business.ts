import type { LocalBusiness, WithContext } from 'schema-dts';
import { contactDetails } from '@/lib/seo/json-ld/contact-details';
import { organizationId } from '@/lib/seo/json-ld/organization';
import { cardAddress } from '@/lib/seo/social/card-address';
import { site } from '@/lib/site';

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/** The publisher as a business with opening hours, for the contact page. `origin` is SITE_URL. */
export function localBusinessJsonLd(origin: string): WithContext<LocalBusiness> {
  const { opens, closes } = site.openingHours;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${origin}/#sede`,
    name: site.name,
    legalName: site.company.legalName,
    taxID: site.company.nif,
    url: `${origin}/contacto`,
    image: `${origin}${cardAddress('/')}`,
    ...contactDetails,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: workdays.map((day) => `https://schema.org/${day}` as const),
      opens,
      closes,
    },
    parentOrganization: { '@id': organizationId(origin) },
  };
}
