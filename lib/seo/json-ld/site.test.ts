import { expect, it } from 'vitest';
import { payloads } from '@/tests/fixtures/hostile';
import {
  breadcrumbJsonLd,
  groupJsonLd,
  localBusinessJsonLd,
  organizationJsonLd,
  serializeJsonLd,
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
