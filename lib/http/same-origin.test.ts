import { expect, it } from 'vitest';
import { isSameOrigin } from './same-origin';

it.each<[string, Record<string, string>, boolean]>([
  ['a form of this site', { 'sec-fetch-site': 'same-origin' }, true],
  ['a form of another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['a form of a neighbour', { 'sec-fetch-site': 'same-site' }, false],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }, false],
  ['an older browser', { origin: 'https://dauro.example', host: 'dauro.example' }, true],
  ['an older browser elsewhere', { origin: 'https://evil.example', host: 'dauro.example' }, false],
  ['a page without an origin', { origin: 'null', host: 'dauro.example' }, false],
  ['no browser', { host: 'dauro.example' }, true],
])('%s', (_name, headers, expected) => {
  expect(isSameOrigin(new Headers(headers))).toBe(expected);
});
