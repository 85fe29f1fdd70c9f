import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignedBy, tagsOfWebhook } from './webhook';

const bytes = (text: string) => new TextEncoder().encode(text);
const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64');

describe('the signature', () => {
  const body = '{"handle":"la-alarife"}';

  it('is valid for exactly the signed bytes', () => {
    expect(isSignedBy('secret', bytes(body), sign('secret', body))).toBe(true);
    expect(isSignedBy('secret', bytes(`${body} `), sign('secret', body))).toBe(false);
  });

  it.each([
    ['none', null],
    ['an empty one', ''],
    ['one of another secret', sign('other', body)],
    ['a shorter one', sign('secret', body).slice(0, 20)],
    ['one in hex', createHmac('sha256', 'secret').update(body).digest('hex')],
    ['no base64', '¡hola!'],
  ])('is invalid for %s', (_name, signature) => {
    expect(isSignedBy('secret', bytes(body), signature)).toBe(false);
  });
});

describe('the tags that a webhook revalidates', () => {
  it.each([
    ['products/create', '{"handle":"la-alarife"}', ['product:la-alarife', 'products']],
    ['products/update', '{"handle":"la-alarife"}', ['product:la-alarife', 'products']],
    ['products/delete', '{"id":788032119674292922}', ['products']],
    ['inventory_levels/update', '{"inventory_item_id":1}', ['products']],
    ['products/update', 'not json', ['products']],
    ['products/update', '{"handle":7}', ['products']],
    ['products/update', `{"handle":"${'x'.repeat(300)}"}`, ['products']],
    ['orders/create', '{"handle":"la-alarife"}', []],
    ['', '{}', []],
  ])('%s %s', (topic, body, tags) => {
    expect(tagsOfWebhook(topic, bytes(body))).toEqual(tags);
  });
});
