import { expect, it } from 'vitest';
import { payloads } from '@/tests/fixtures/hostile';
import {
  breadcrumbJsonLd,
  groupJsonLd,
  localBusinessJsonLd,
  organizationJsonLd,
  serializeJsonLd,
  servicesJsonLd,
} from './site';

const origin = 'https://dauro.example';

it.each(payloads)('escapes %j so that it cannot end the script element', (name) => {
  const text = serializeJsonLd({ '@type': 'Book', name });
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Book', name });
});

it('a breadcrumb numbers its steps from one, and joins addresses without doubling the slash', () => {
  const trail = [
    { name: 'Inicio', path: '/' },
    { name: 'El grupo', path: '/dauro' },
  ];
  for (const at of [origin, `${origin}/`])
    expect(breadcrumbJsonLd(at, trail)).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: 'El grupo', item: `${origin}/dauro` },
      ],
    });
});

it('the business opens from Monday to Friday, and belongs to the organisation', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  expect(localBusinessJsonLd(origin)).toMatchObject({
    openingHoursSpecification: {
      dayOfWeek: days.map((day) => `https://schema.org/${day}`),
      opens: '10:00',
      closes: '14:00',
    },
    parentOrganization: { '@id': `${origin}/#organizacion` },
    url: `${origin}/contacto`,
    telephone: expect.stringMatching(/^\+34\d{9}$/),
    sameAs: expect.arrayContaining([expect.stringMatching(/^https:/)]),
  });
});

it('the group has the same id and logo everywhere, and its site a search (1.14)', () => {
  const [organization, website] = organizationJsonLd(origin);
  expect(organization).toMatchObject(groupJsonLd(origin));
  const logo = { '@type': 'ImageObject', url: `${origin}/apple-icon.png` };
  expect(organization).toMatchObject({ '@id': `${origin}/#organizacion`, logo });
  expect(website).toHaveProperty('potentialAction', {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/blog?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  });
});

it('services are listed in the order of the page, with the group as provider', () => {
  const services = {
    valuation: { title: 'Tasación', text: 'Un precio con argumentos.' },
    sales: { title: 'Venta', text: 'La vía que conviene.' },
  };
  const facts = { name: 'Dauro Arte', description: 'Mirar una obra.', path: '/dauro/arte' };
  for (const at of [origin, `${origin}/`])
    expect(servicesJsonLd(at, { ...facts, services })).toMatchObject({
      '@type': 'Service',
      name: 'Dauro Arte',
      description: 'Mirar una obra.',
      url: `${origin}/dauro/arte`,
      provider: { '@id': `${origin}/#organizacion` },
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        itemListElement: Object.values(services).map(({ title, text }) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: title, description: text },
        })),
      },
    });
});
