import { expect, it } from 'vitest';
import { groupJsonLd, organizationJsonLd } from '@/lib/seo/json-ld/site';

const [group, website] = organizationJsonLd('https://dauro.example');

it('describes the search of the blog (requirement 1.14)', () => {
  expect(website).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: 'https://dauro.example/blog?q={search_term_string}',
      },
      'query-input': 'required name=search_term_string',
    },
  });
});

it('has the same id everywhere', () => {
  expect(groupJsonLd('https://dauro.example')).toMatchObject({
    '@id': group['@id' as keyof typeof group],
    logo: { '@type': 'ImageObject', url: 'https://dauro.example/apple-icon.png' },
  });
});
