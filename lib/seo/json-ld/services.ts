import type { Service, WithContext } from 'schema-dts';
import { organizationId } from '@/lib/seo/json-ld/organization';
import { site } from '@/lib/site';

export type ServiceFacts = {
  /** What the whole is called, what it is, and the page that tells of it. */
  name: string;
  description: string;
  path: string;
  services: { name: string; description: string }[];
};

/** What a page offers, as one service with its catalogue; the group is who provides it. `origin` is SITE_URL. */
export function servicesJsonLd(
  origin: string,
  { name, description, path, services }: ServiceFacts,
): WithContext<Service> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description,
    url: new URL(path, origin).href,
    provider: {
      '@type': 'Organization',
      '@id': organizationId(origin),
      name: site.name,
      url: new URL('/', origin).href,
    },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: services.map((service) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', ...service },
      })),
    },
  };
}
