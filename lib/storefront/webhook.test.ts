import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSignedBy, tagsOfWebhook } from './webhook';

const bytes = (text: string) => new TextEncoder().encode(text);
const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64');

const body = '{"handle":"la-alarife"}';
const longest = 'x'.repeat(255);

it.each([
  ['the one of these bytes', sign('secret', body), true],
  ['the one of other bytes', sign('secret', `${body} `), false],
  ['one of another secret', sign('other', body), false],
  ['a shorter one', sign('secret', body).slice(0, 20), false],
  ['one in hex', createHmac('sha256', 'secret').update(body).digest('hex'), false],
])('the signature is valid for %s: %s', (_name, signature, isValid) => {
  expect(isSignedBy('secret', bytes(body), signature)).toBe(isValid);
});

it.each([
  ['products/create', body, ['product:la-alarife', 'products']],
  ['products/update', body, ['product:la-alarife', 'products']],
  ['products/delete', '{"id":788032119674292922}', ['products']],
  ['inventory_levels/update', '{"inventory_item_id":1}', ['products']],
  ['products/update', 'not json', ['products']],
  ['products/update', '{"handle":7}', ['products']],
  ['products/update', `{"handle":"${'x'.repeat(300)}"}`, ['products']],
  ['products/update', `{"handle":"${longest}"}`, [`product:${longest.slice(7)}`, 'products']],
  ['', '{}', []],
])('the webhook %s revalidates the tags of %s', (topic, sent, tags) => {
  expect(tagsOfWebhook(topic, bytes(sent))).toEqual(tags);
});
