import { describe, expect, it } from 'vitest';
import { asksForPage } from '@/lib/http/request';
import { isSameOrigin } from './request';

const asks = (accept: string | null, dest?: string) =>
  asksForPage(
    new Headers({ ...(accept !== null && { accept }), ...(dest && { 'sec-fetch-dest': dest }) }),
  );

describe('asksForPage', () => {
  it.each([
    ['Chromium', 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'],
    ['Firefox', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
    ['a plain wish', 'text/html'],
    ['capitals', 'Text/HTML; Q=0.5'],
  ])('is true for %s', (_name, accept) => {
    expect(asks(accept)).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['curl, Feedly', '*/*'],
    ['an ordinary reader', 'application/rss+xml, application/atom+xml, application/xml;q=0.9'],
    [
      'SimplePie',
      'application/atom+xml, application/rss+xml, application/rdf+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8, text/html;q=0.7, */*;q=0.1',
    ],
    ['who wants no HTML', 'text/html;q=0, */*'],
    ['nonsense', ';;q=x,,text/html;q=nada'],
  ])('is false for %s', (_name, accept) => {
    expect(asks(accept)).toBe(false);
  });

  it("trusts the browser's Sec-Fetch headers", () => {
    expect(asks('*/*', 'document')).toBe(true);
    expect(asks('*/*', 'empty')).toBe(false);
  });
});

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
