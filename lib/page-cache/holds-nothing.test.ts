import { describe, expect, it } from 'vitest';
import { holdsNothing } from './holds-nothing';

const read = (body: string) =>
  ({ kind: 'FETCH', data: { headers: {}, body, url: '' }, revalidate: 20 }) as never;
const row = (body: string) => read(JSON.stringify({ status: 200, headers: [], body }));
const shop = (answer: unknown) => read(Buffer.from(JSON.stringify(answer)).toString('base64'));

describe('holdsNothing', () => {
  it.each([
    ['no rows', row('[]')],
    ['null', row('null')],
    ['an empty body', row('')],
    ['no product', shop({ data: { product: null }, extensions: { cost: { requested: 1 } } })],
  ])('knows %s', (_name, entry) => {
    expect(holdsNothing(entry)).toBe(true);
  });

  it.each([
    ['a row', row('[{"slug":"a"}]')],
    ['a former address', row('"niebla"')],
    ['a product', shop({ data: { product: { handle: 'niebla' } } })],
    ['errors without data', shop({ errors: [{ message: 'Throttled' }] })],
    ['something else', read('no JSON')],
    ['a page', { kind: 'APP_PAGE', html: '' } as never],
  ])('takes %s for something', (_name, entry) => {
    expect(holdsNothing(entry)).toBe(false);
  });
});
