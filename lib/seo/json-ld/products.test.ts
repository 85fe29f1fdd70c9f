import { describe, expect, it } from 'vitest';
import { aProduct } from '@/tests/fixtures/product';
import { gtin13, productJsonLd } from './products';

const variant = (amount: string, availableForSale: boolean, requiresShipping = true) => ({
  id: `gid://shopify/ProductVariant/${amount}`,
  title: amount,
  price: { amount, currencyCode: 'EUR' },
  availableForSale,
  requiresShipping,
  selectedOptions: [{ name: 'Formato', value: amount }],
});
const book = aProduct({
  handle: 'la-alarife',
  title: 'La alarife',
  price: { amount: '6.99', currencyCode: 'EUR' },
  variants: [variant('21.90', true), variant('6.99', false, false)],
  book: {
    author: 'Ana',
    isbn: '978-84-19999-73-3',
    pages: 320,
    binding: 'Rústica con solapas',
    year: 2024,
    series: 'Alcazaba',
  },
});
const read = (product = book) =>
  JSON.parse(JSON.stringify(productJsonLd('https://x.example', product)));

describe('the structured data of a book', () => {
  it('is a product and a book', () => {
    expect(read()).toMatchObject({
      '@type': ['Product', 'Book'],
      name: 'La alarife',
      url: 'https://x.example/producto/la-alarife',
      image: ['https://cdn.example/a.webp'],
      brand: { '@type': 'Brand', name: 'Ediciones Dauro' },
      gtin13: '9788419999733',
      isbn: '9788419999733',
      numberOfPages: 320,
      bookFormat: 'https://schema.org/Paperback',
      datePublished: '2024',
      author: { '@type': 'Person', name: 'Ana' },
      isPartOf: { name: 'Alcazaba' },
    });
  });

  it('has an offer for each edition, with its own address; what is not sent has no shipping', () => {
    const [paper, digital, ...others] = read().offers;
    expect(paper).toMatchObject({
      '@type': 'Offer',
      name: '21.90',
      url: 'https://x.example/producto/la-alarife?variant=21.90',
      price: '21.90',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: 'Grupo Dauro' },
      shippingDetails: {
        shippingDestination: { addressCountry: 'ES' },
        shippingRate: { '@type': 'MonetaryAmount', currency: 'EUR' },
      },
      hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'ES' },
    });
    expect(digital).toMatchObject({
      url: 'https://x.example/producto/la-alarife?variant=6.99',
      price: '6.99',
      availability: 'https://schema.org/OutOfStock',
    });
    expect(digital).not.toHaveProperty('shippingDetails');
    expect(digital).not.toHaveProperty('hasMerchantReturnPolicy');
    expect(others).toEqual([]);
    expect(read(aProduct()).offers).toMatchObject({ '@type': 'Offer', price: '18.00' });
  });

  it('leaves out unknown facts', () => {
    const bare = read(aProduct({ images: [], description: '', book: { binding: 'Grapado' } }));
    for (const key of ['gtin13', 'isbn', 'image', 'description', 'author', 'bookFormat']) {
      expect(bare, key).not.toHaveProperty(key);
    }
  });
});

it.each([
  ['978-84-19999-73-3', '9788419999733'],
  ['9788419999733', '9788419999733'],
  ['978\u201184\u201119999\u201373 3', '9788419999733'],
  ['978-84-19999-73-4', null],
  ['84-19999-73-3', '9788419999733'],
  ['84-95764-13-x', '9788495764133'],
  ['84-19999-73-4', null],
  ['1234567890123', null],
  ['isbn', null],
  ['', null],
  [null, null],
])('the GTIN of %j is %j', (isbn, gtin) => expect(gtin13(isbn)).toBe(gtin));
