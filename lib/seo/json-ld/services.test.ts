import { describe, expect, it } from 'vitest';
import { organizationJsonLd, servicesJsonLd } from '@/lib/seo/json-ld/site';

const origin = 'https://dauro.example';
const facts = {
  name: 'Dauro Arte',
  description: 'Mirar una obra.',
  path: '/dauro/arte',
  services: [
    { name: 'Tasación', description: 'Un precio con argumentos.' },
    { name: 'Venta', description: 'La vía que conviene.' },
  ],
};

describe('servicesJsonLd', () => {
  it('lists the services in the order of the page', () => {
    expect(servicesJsonLd(origin, facts)).toMatchObject({
      '@type': 'Service',
      name: 'Dauro Arte',
      description: 'Mirar una obra.',
      url: 'https://dauro.example/dauro/arte',
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        itemListElement: [
          {
            '@type': 'Offer',
            itemOffered: { '@type': 'Service', ...facts.services[0] },
          },
          { itemOffered: { name: 'Venta' } },
        ],
      },
    });
  });

  it('refers to the organisation of the home page', () => {
    const [organization] = organizationJsonLd(origin);
    const { provider } = JSON.parse(JSON.stringify(servicesJsonLd(origin, facts)));
    expect(organization).toMatchObject(provider);
  });

  it('joins addresses without doubling the slash', () => {
    expect(servicesJsonLd(`${origin}/`, facts)).toMatchObject({
      url: 'https://dauro.example/dauro/arte',
      provider: { '@id': 'https://dauro.example/#organizacion' },
    });
  });
});
