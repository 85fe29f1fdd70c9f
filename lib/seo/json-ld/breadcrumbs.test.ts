import { describe, expect, it } from 'vitest';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld/site';

const trail = [
  { name: 'Inicio', path: '/' },
  { name: 'El grupo', path: '/dauro' },
  { name: 'Nuestra historia', path: '/dauro/historia' },
];

describe('breadcrumbJsonLd', () => {
  it('numbers the steps from one, in order', () => {
    const { itemListElement } = breadcrumbJsonLd('https://dauro.example', trail);
    expect(itemListElement).toMatchObject([
      { '@type': 'ListItem', position: 1, name: 'Inicio', item: 'https://dauro.example/' },
      { position: 2, name: 'El grupo', item: 'https://dauro.example/dauro' },
      { position: 3, name: 'Nuestra historia', item: 'https://dauro.example/dauro/historia' },
    ]);
  });

  it('joins addresses without doubling the slash', () => {
    const [first] = [
      breadcrumbJsonLd('https://dauro.example/', trail.slice(1)).itemListElement,
    ].flat();
    expect(first).toMatchObject({ item: 'https://dauro.example/dauro' });
  });

  it('is a list with its own context', () => {
    expect(breadcrumbJsonLd('https://dauro.example', [])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [],
    });
  });
});
