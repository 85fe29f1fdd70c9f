import { describe, expect, it } from 'vitest';
import type { ProductFieldsFragment } from './operations.gen';
import { reshapeMoney, reshapeProduct } from './reshape';

const good = {
  id: 'gid://shopify/Product/1',
  handle: 'libro',
  title: 'Libro',
  description: 'Un libro.',
  descriptionHtml: '<p>Un libro.</p><p>Y <b>otro</b> &amp; m&aacute;s &#171;texto&#187;.</p>',
  tags: ['poesía'],
  updatedAt: '2025-01-02T09:00:00Z',
  availableForSale: true,
  priceRange: { minVariantPrice: { amount: '18.0', currencyCode: 'EUR' } },
  options: [{ name: 'Formato', optionValues: [{ name: 'Rústica' }] }],
  images: {
    nodes: [{ url: 'https://cdn.example/a.webp', altText: null, width: 800, height: 1200 }],
  },
  variants: {
    nodes: [
      {
        id: 'gid://shopify/ProductVariant/1',
        title: 'Rústica',
        availableForSale: true,
        price: { amount: '18.0', currencyCode: 'EUR' },
        selectedOptions: [{ name: 'Formato', value: 'Rústica' }],
      },
    ],
  },
  metafields: [{ key: 'author', value: 'Ana' }, null, { key: 'pages', value: '320' }],
} satisfies ProductFieldsFragment;

/** The response is untrusted, so a test may put any value into it. */
const broken = (changes: object) =>
  reshapeProduct(JSON.parse(JSON.stringify({ ...good, ...changes })));

describe('a good product', () => {
  it('becomes a plain object', () => {
    expect(reshapeProduct(good)).toMatchObject({
      price: { amount: '18.00', currencyCode: 'EUR' },
      images: [{ url: 'https://cdn.example/a.webp', altText: 'Libro', width: 800, height: 1200 }],
      book: { author: 'Ana', pages: 320, isbn: null, binding: null, year: null, series: null },
      paragraphs: ['Un libro.', 'Y otro & m&aacute;s «texto».'],
    });
  });
});

describe('hostile data', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
  ])('%s is no product', (_name, raw) => {
    expect(reshapeProduct(raw)).toBeNull();
  });

  it.each([
    ['no title', { title: '  ' }],
    ['a number for a handle', { handle: 7 }],
    ['no variants', { variants: { nodes: [] } }],
    [
      'variants without a price',
      { variants: { nodes: [{ ...good.variants.nodes[0], price: null }] } },
    ],
    ['variants that are no list', { variants: { nodes: 'many' } }],
    ['variants that are missing', { variants: null }],
  ])('%s cannot be sold', (_name, changes) => {
    expect(broken(changes)).toBeNull();
  });

  it.each([
    ['tags', { tags: [null, 3, 'poesía'] }, { tags: ['poesía'] }],
    ['tags that are no list', { tags: 'poesía' }, { tags: [] }],
    ['no images', { images: null }, { images: [] }],
    ['null among images', { images: { nodes: [null] } }, { images: [] }],
    [
      'a script for an image',
      { images: { nodes: [{ url: 'javascript:alert(1)' }] } },
      { images: [] },
    ],
    ['a relative image', { images: { nodes: [{ url: '/a.webp' }] } }, { images: [] }],
    ['no metafields', { metafields: null }, { book: { author: null, pages: null } }],
    ['odd pages', { metafields: [{ key: 'pages', value: '-3' }] }, { book: { pages: null } }],
    ['no price range', { priceRange: null }, { price: { amount: '18.00' } }],
    ['availability as text', { availableForSale: 'no' }, { availableForSale: false }],
    ['options without values', { options: [{ name: 'Formato' }] }, { options: [] }],
    ['no HTML', { descriptionHtml: null }, { paragraphs: ['Un libro.'] }],
    [
      'script in the HTML',
      { descriptionHtml: '<p>a</p><script>alert(1)</script><p>&lt;b&gt;</p>' },
      { paragraphs: ['a', '<b>'] },
    ],
  ])('%s does not throw', (_name, changes, expected) => {
    expect(broken(changes)).toMatchObject(expected);
  });

  it.each(['', '-1', '1e9', 'NaN', '12,5', '9'.repeat(30), null, 7])('%j is no price', (amount) => {
    expect(reshapeMoney(JSON.parse(JSON.stringify({ amount, currencyCode: 'EUR' })))).toBeNull();
  });
});
