import { describe, expect, it } from 'vitest';
import { asksForPage } from '@/lib/http/asks-for-page';

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
