import { site } from '@/lib/site';

const { street, postalCode, city, region, country } = site.address;

export const contactDetails = {
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
  sameAs: Object.values(site.social),
} as const;
