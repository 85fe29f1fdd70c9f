import type { Organization, WebSite, WithContext } from 'schema-dts';
import { site } from '@/lib/site';

/** Who stands behind the site, and the site itself, for the home page. `origin` is SITE_URL. */
export function organizationJsonLd(
  origin: string,
): [WithContext<Organization>, WithContext<WebSite>] {
  const id = `${origin}/#organizacion`;
  const { street, postalCode, city, region, country } = site.address;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': id,
      name: site.name,
      url: `${origin}/`,
      logo: `${origin}/apple-icon.png`,
      foundingDate: String(site.foundedYear),
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
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site.name,
      url: `${origin}/`,
      inLanguage: 'es',
      publisher: { '@id': id },
    },
  ];
}
