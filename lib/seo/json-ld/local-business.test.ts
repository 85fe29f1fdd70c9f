import { expect, it } from 'vitest';
import { localBusinessJsonLd } from '@/lib/seo/json-ld/site';

const business = localBusinessJsonLd('https://dauro.example');

it('opens from Monday to Friday, from ten to two', () => {
  expect(business).toMatchObject({
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
        (day) => `https://schema.org/${day}`,
      ),
      opens: '10:00',
      closes: '14:00',
    },
  });
});

it('belongs to the organisation of the home page', () => {
  expect(business).toMatchObject({
    parentOrganization: { '@id': 'https://dauro.example/#organizacion' },
  });
});

it('has absolute addresses and a telephone number that can be dialled', () => {
  expect(business).toMatchObject({
    url: 'https://dauro.example/contacto',
    telephone: expect.stringMatching(/^\+34\d{9}$/),
    sameAs: expect.arrayContaining([expect.stringMatching(/^https:/)]),
  });
});
