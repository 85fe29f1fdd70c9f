import { describe, expect, it } from 'vitest';
import { aCartLine } from '@/tests/fixtures/product';
import { compareWithCheckout, compareWithShop, isBlocked } from './compare';

const eur = (amount: string) => ({ amount, currencyCode: 'EUR' });
const line = (variantId: string, quantity = 1) => aCartLine({ variantId, quantity });

describe('compareWithShop', () => {
  const items = [line('a', 2), line('b')];
  const b = { variantId: 'b', available: true, price: eur('18.00') };
  const ask = (...variants: Parameters<typeof compareWithShop>[2]) =>
    compareWithShop(items, ['a', 'b'], variants);

  it('returns the same list when nothing changed', () => {
    const answer = ask({ ...b, variantId: 'a' }, b);
    expect(answer).toEqual({ items, notes: {} });
    expect(answer.items).toBe(items);
  });

  it('updates prices and notes the old one', () => {
    const answer = ask({ ...b, variantId: 'a', price: eur('19.50') }, b);
    expect(answer.items).toEqual([{ ...line('a', 2), price: eur('19.50') }, line('b')]);
    expect(answer.notes).toEqual({ a: { kind: 'price', before: eur('18.00') } });
  });

  it('keeps sold-out and missing variants in the list and blocks them', () => {
    const answer = ask({ variantId: 'a', available: false, price: eur('1') });
    expect(answer.items).toEqual(items);
    expect(answer.notes).toEqual({ a: { kind: 'soldOut' }, b: { kind: 'gone' } });
    expect(Object.values(answer.notes).every(isBlocked)).toBe(true);
  });

  it('leaves a line unchanged that was added after the request', () => {
    expect(compareWithShop([line('a')], [], []).notes).toEqual({});
  });
});

describe('compareWithCheckout', () => {
  const sent = [line('a', 3), line('b'), line('c')];
  const taken = (a: number, b: number, price = eur('18.00')) => [
    { variantId: 'a', quantity: a, price },
    { variantId: 'b', quantity: b, price: eur('18.00') },
    { variantId: 'c', quantity: 1, price: null },
  ];

  it('returns the same list when the order equals the cart, and leaves unsent lines alone', () => {
    expect(compareWithCheckout(sent, sent, taken(3, 1))).toEqual({ items: sent, notes: {} });
    expect(compareWithCheckout([...sent, line('d')], sent, taken(3, 1)).notes).toEqual({});
  });

  it('reduces quantities to those of the order', () => {
    const { items, notes } = compareWithCheckout(sent, sent, taken(2, 0));
    expect(items.map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
    expect(notes).toEqual({ a: { kind: 'scarce', left: 2 }, b: { kind: 'soldOut' } });
  });

  it('adds up the copies that a discount of the shop split over several lines', () => {
    const [one, ...others] = taken(1, 1);
    const split = one ? [one, one, one, ...others] : [];
    expect(compareWithCheckout(sent, sent, split)).toEqual({ items: sent, notes: {} });
  });

  it('keeps the copies that were added after the request', () => {
    const items = [line('a', 4), line('b')];
    expect(compareWithCheckout(items, sent, taken(3, 1))).toEqual({ items, notes: {} });
    expect(compareWithCheckout(items, sent, taken(2, 1))).toEqual({
      items: [line('a', 2), line('b')],
      notes: { a: { kind: 'scarce', left: 2 } },
    });
  });

  it('updates prices to those of the order', () => {
    const { items, notes } = compareWithCheckout(sent, sent, taken(3, 1, eur('20.00')));
    expect(items[0]?.price).toEqual(eur('20.00'));
    expect(notes).toEqual({ a: { kind: 'price', before: eur('18.00') } });
  });
});
