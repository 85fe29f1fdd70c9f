import { describe, expect, it } from 'vitest';
import { products } from '../catalogue/index.ts';
import { productMatcher } from './product-query.ts';
import { sortProducts } from './sort.ts';

const found = (query: string | null) => products.filter(productMatcher(query));
const titles = (query: string) => found(query).map(({ book }) => book.title);
const withTag = (tag: string) => products.filter(({ book }) => book.tags.includes(tag));

describe('the search syntax', () => {
  it.each([[null], [''], ['   ']])('%j finds everything', (query) => {
    expect(found(query)).toHaveLength(products.length);
  });

  it('finds tags whole, with spaces in quotes, without accents or case', () => {
    expect(found('tag:poesía')).toEqual(withTag('poesía'));
    expect(found('tag:POESIA')).toEqual(withTag('poesía'));
    expect(found(`tag:"novela histórica"`)).toEqual(withTag('novela histórica'));
    expect(found(`tag:'novela histórica'`)).toEqual(withTag('novela histórica'));
    expect(found('tag:novela')).toEqual([]);
    expect(found('tag:novela*')).toEqual(withTag('novela histórica'));
  });

  it('joins terms with AND, OR, NOT and parentheses', () => {
    const both = withTag('poesía').filter(({ book }) => book.tags.includes('granada'));
    expect(found('tag:poesía tag:granada')).toEqual(both);
    expect(found('tag:poesía AND tag:granada')).toEqual(both);
    const either = withTag('teatro').length + withTag('ensayo').length;
    expect(found('tag:teatro OR tag:ensayo')).toHaveLength(either);
    expect(found('(tag:teatro OR tag:ensayo) AND -tag:teatro')).toEqual(withTag('ensayo'));
    expect(found('NOT tag:teatro')).toHaveLength(products.length - withTag('teatro').length);
    expect(found('tag_not:teatro')).toHaveLength(products.length - withTag('teatro').length);
  });

  it('finds words of titles and authors', () => {
    expect(titles('title:alarife')).toEqual(['La alarife']);
    expect(titles('title:"casa de los"')).toEqual(['La casa de los nísperos']);
    expect(titles('nisper*')).toEqual(['La casa de los nísperos']);
    expect(titles('Montefrío')).toEqual(['La alarife']);
  });

  it('compares prices and availability', () => {
    const dear = products.filter(({ variants }) => variants.some(({ cents }) => cents >= 2_800));
    expect(found('variants.price:>=28')).toEqual(dear);
    const gone = products.filter(({ variants }) => variants.every(({ stock }) => stock === 0));
    expect(found('available_for_sale:false')).toEqual(gone);
  });

  it.each(['(', ')', 'OR', 'NOT', '((tag:x', 'tag:', '"', '-', ') OR ('])(
    'survives %j',
    (query) => {
      expect(() => found(query)).not.toThrow();
    },
  );
});

describe('the orders', () => {
  it('sorts by title in Spanish order and by lowest price', () => {
    const byTitle = sortProducts(products, 'TITLE').map(({ book }) => book.title);
    expect(byTitle).toEqual([...byTitle].sort(new Intl.Collator('es').compare));
    const prices = sortProducts(products, 'PRICE').map(({ variants }) =>
      Math.min(...variants.map(({ cents }) => cents)),
    );
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });
});
