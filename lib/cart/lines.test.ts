import { describe, expect, it } from 'vitest';
import { type CartLine, countOf, mostOfOne, totalOf, withLine, withQuantity } from './lines';

const line = (
  variantId: string,
  amount = '18.00',
  quantity = 1,
  currencyCode = 'EUR',
): CartLine => ({
  product: { id: 'p', handle: 'h', title: 'T', images: [] },
  variantId,
  variantTitle: '',
  price: { amount, currencyCode },
  quantity,
  selectedOptions: [],
});

describe('adding', () => {
  it('appends another variant and increases the same one', () => {
    const one = withLine([], line('a'));
    const two = withLine(one, line('b'));
    const three = withLine(two, line('a'));
    expect(three.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect(one[0]?.quantity).toBe(1);
  });

  it('caps the quantity of a line', () => {
    expect(withLine([line('a', '1', mostOfOne)], line('a'))[0]?.quantity).toBe(mostOfOne);
  });
});

describe('a quantity', () => {
  it.each([0, -1])('of %i removes the line', (quantity) => {
    expect(withQuantity([line('a'), line('b')], 'a', quantity)).toEqual([line('b')]);
  });

  it('is set to the given value', () => {
    expect(withQuantity([line('a')], 'a', 7)).toEqual([line('a', '18.00', 7)]);
  });

  it('of a missing variant changes nothing', () => {
    expect(withQuantity([line('a')], 'x', 7)).toEqual([line('a')]);
  });
});

describe('the total', () => {
  it('is the sum of price times quantity, to the cent', () => {
    const lines = [line('a', '0.10', 3), line('b', '19.99', 2), line('c', '1.1', 1)];
    expect(totalOf(lines)).toEqual({ amount: '41.38', currencyCode: 'EUR' });
    expect(countOf(lines)).toBe(6);
  });

  it("is in the first line's currency", () => {
    expect(totalOf([line('a', '1', 1, 'USD'), line('b')])?.currencyCode).toBe('USD');
  });

  it('is null for no lines', () => {
    expect(totalOf([])).toBeNull();
  });
});
