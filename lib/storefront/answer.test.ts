import { describe, expect, it } from 'vitest';
import { dataOf, retryAfterOf } from './answer';

const answer = (body: unknown) => dataOf(new Response(JSON.stringify(body)));

describe('an answer with status 200', () => {
  it('returns its data', async () => {
    await expect(answer({ data: { shop: null } })).resolves.toEqual({ shop: null });
    await expect(answer({ data: { shop: null }, errors: [] })).resolves.toEqual({ shop: null });
  });

  it.each([
    ['a bare string', 'Unavailable Shop', 'Error calling Shopify: Unavailable Shop'],
    ['several', [{ message: 'a' }, { message: 'b' }], 'Error calling Shopify: a, b'],
    ['strings', ['a', 'b'], 'Error calling Shopify: a, b'],
    ['nonsense', [null, { message: 7 }], 'Error calling Shopify: unknown error, unknown error'],
    ['an object', { message: 'a' }, 'Error calling Shopify: a'],
  ])('throws %s for errors, with or without data', async (_name, errors, message) => {
    await expect(answer({ data: { shop: {} }, errors })).rejects.toThrow(message);
  });

  it.each([[null], [[]], ['data'], [{}], [{ data: null }], [{ data: [] }], [7]])(
    'is malformed as %j',
    async (body) => {
      await expect(answer(body)).rejects.toThrow('not GraphQL');
    },
  );
});

describe('Retry-After', () => {
  it.each([
    ['2', 2_000],
    ['0', 0],
    ['soon', null],
    ['', null],
  ])('%j is %s ms', (value, expected) => {
    expect(retryAfterOf(new Headers({ 'retry-after': value }))).toBe(expected);
  });

  it('may be a date', () => {
    const date = new Date(Date.now() + 60_000).toUTCString();
    expect(retryAfterOf(new Headers({ 'retry-after': date }))).toBeGreaterThan(50_000);
  });
});
