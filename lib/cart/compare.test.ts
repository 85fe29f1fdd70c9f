import { describe, expect, it } from 'vitest';
import { compareWithCheckout, compareWithShop, isBlocked } from './compare';
import type { CartLine } from './types';

const eur = (amount: string) => ({ amount, currencyCode: 'EUR' });
const line = (variantId: string, quantity = 1): CartLine => ({
  product: { id: 'p', handle: 'h', title: 'T', images: [] },
  variantId,
  variantTitle: '',
  price: eur('18.00'),
  quantity,
  selectedOptions: [],
});

describe('the shop asked', () => {
  const ask = (items: CartLine[], ...variants: Parameters<typeof compareWithShop>[2]) =>
    compareWithShop(
      items,
      items.map(({ variantId }) => variantId),
      variants,
    );

  it('says nothing about what is as it was: the list stays the same one', () => {
    const items = [line('a')];
    const answer = ask(items, { variantId: 'a', available: true, price: eur('18.00') });
    expect(answer).toEqual({ items, notes: {} });
    expect(answer.items).toBe(items);
  });

  it('changes prices and remembers the old one', () => {
    const answer = ask([line('a', 2)], { variantId: 'a', available: true, price: eur('19.50') });
    expect(answer.items).toEqual([{ ...line('a', 2), price: eur('19.50') }]);
    expect(answer.notes).toEqual({ a: { kind: 'price', before: eur('18.00') } });
  });

  it('keeps what is sold out or gone in sight, and out of the order', () => {
    const answer = ask([line('a'), line('b')], {
      variantId: 'a',
      available: false,
      price: eur('1'),
    });
    expect(answer.items).toEqual([line('a'), line('b')]);
    expect(answer.notes).toEqual({ a: { kind: 'soldOut' }, b: { kind: 'gone' } });
    expect(Object.values(answer.notes).every(isBlocked)).toBe(true);
  });

  it('knows nothing of a line that came later', () => {
    expect(compareWithShop([line('a')], [], []).notes).toEqual({});
  });
});

describe('the order that the shop made', () => {
  const sent = [line('a', 3), line('b'), line('c')];
  const taken = (a: number, b: number, price = eur('18.00')) => [
    { variantId: 'a', quantity: a, price },
    { variantId: 'b', quantity: b, price: eur('18.00') },
    { variantId: 'c', quantity: 1, price: null },
  ];

  it('is what was sent', () => {
    expect(compareWithCheckout(sent, sent, taken(3, 1))).toEqual({ items: sent, notes: {} });
  });

  it('gives what there is', () => {
    const { items, notes } = compareWithCheckout(sent, sent, taken(2, 0));
    expect(items.map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
    expect(notes).toEqual({ a: { kind: 'scarce', left: 2 }, b: { kind: 'soldOut' } });
  });

  it('is at its own prices', () => {
    const { items, notes } = compareWithCheckout(sent, sent, taken(3, 1, eur('20.00')));
    expect(items[0]?.price).toEqual(eur('20.00'));
    expect(notes).toEqual({ a: { kind: 'price', before: eur('18.00') } });
  });

  it('says nothing of lines that were not sent', () => {
    expect(compareWithCheckout([...sent, line('d')], sent, taken(3, 1)).notes).toEqual({});
  });
});
