import type { Service, WithContext } from 'schema-dts';
import { groupJsonLd } from '@/lib/seo/json-ld/organization';

export type ServiceFacts = {
  /** The name of the whole, its type, and the page that describes it. */
  name: string;
  description: string;
  path: string;
  services: { name: string; description: string }[];
};

/** The offer of a page as one service with a catalogue; the group is the provider. `origin` is SITE_URL. */
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
    provider: groupJsonLd(origin),
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
