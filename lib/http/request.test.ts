import { describe, expect, it } from 'vitest';
import {
  asksForPage,
  isKnown,
  isSameOrigin,
  readLimitedBody,
  readLimitedForm,
  validators,
} from './request';

const asks = (accept: string | null, dest?: string) =>
  asksForPage(
    new Headers({ ...(accept !== null && { accept }), ...(dest && { 'sec-fetch-dest': dest }) }),
  );

const simplePie =
  'application/atom+xml, application/rss+xml, application/rdf+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8, text/html;q=0.7, */*;q=0.1';
const chromium = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';
const reader = 'application/rss+xml, application/atom+xml, application/xml;q=0.9';

describe('asksForPage', () => {
  it.each([
    ['Chromium', chromium, true],
    ['a plain wish', 'text/html', true],
    ['capitals', 'Text/HTML; Q=0.5', true],
    ['nothing', null, false],
    ['curl, Feedly', '*/*', false],
    ['an ordinary reader', reader, false],
    ['SimplePie', simplePie, false],
    ['who wants no HTML', 'text/html;q=0, */*', false],
    ['nonsense', ';;q=x,,text/html;q=nada', false],
  ])('of %s (%s) is %s', (_name, accept, expected) => expect(asks(accept)).toBe(expected));

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
])('isSameOrigin of %s', (_name, headers, expected) => {
  expect(isSameOrigin(new Headers(headers))).toBe(expected);
});

const current = validators('texto', new Date('2025-11-06T10:00:00Z'));

const [atDate, nextDay] = ['Thu, 06 Nov 2025 10:00:00 GMT', 'Fri, 07 Nov 2025 10:00:00 GMT'];

describe('isKnown', () => {
  it.each<[Record<string, string>, boolean]>([
    [{ 'if-none-match': current.etag }, true],
    [{ 'if-none-match': `W/${current.etag}` }, true],
    [{ 'if-none-match': `"otra", ${current.etag}` }, true],
    [{ 'if-none-match': '*' }, true],
    // As Node and browsers send it.
    [{ 'if-none-match': current.etag, 'cache-control': 'no-cache' }, true],
    [{ 'if-modified-since': atDate }, true],
    // The newest post was removed.
    [{ 'if-modified-since': nextDay }, false],
    [{}, false],
    [{ 'if-none-match': '"otra"' }, false],
    [{ 'if-none-match': '' }, false],
    [{ 'if-modified-since': 'Thu, 06 Nov 2025 09:59:59 GMT' }, false],
    [{ 'if-modified-since': 'ayer' }, false],
    // The tag decides: a post was deleted, and the newest one is the same.
    [{ 'if-none-match': '"otra"', 'if-modified-since': nextDay }, false],
  ])('of %j is %s', (headers, expected) => {
    expect(isKnown(new Headers(headers), current)).toBe(expected);
  });

  it('tells different texts apart', () => {
    expect(validators('texto.', new Date()).etag).not.toBe(current.etag);
  });
});

const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => index % 251);

function request(body: Uint8Array<ArrayBuffer>, pieces: number, length?: number): Request {
  const size = Math.max(1, Math.ceil(body.length / pieces));
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < body.length; at += size) controller.enqueue(body.slice(at, at + size));
      controller.close();
    },
  });
  // Node requires `duplex` for a streamed body; the browser's types do not have it.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: stream, duplex: 'half' };
  const headers = length === undefined ? {} : { 'content-length': String(length) };
  return new Request('http://localhost', { ...init, headers });
}

describe('readLimitedBody', () => {
  it.each([
    ['as announced', 200_000],
    ['without a length', undefined],
    ['more than announced', 10],
    ['less than announced', 250_000],
  ])('reads a body that is %s', async (_, length) => {
    const body = bytes(200_000);
    expect(await readLimitedBody(request(body, 7, length), 300_000)).toEqual(Buffer.from(body));
  });

  it('accepts no bytes and exactly the limit, and refuses one byte more', async () => {
    expect(await readLimitedBody(new Request('http://localhost'), 10)).toHaveLength(0);
    expect(await readLimitedBody(request(bytes(1000), 3), 1000)).toHaveLength(1000);
    expect(await readLimitedBody(request(bytes(1001), 3, 5), 1000)).toBe('too_big');
  });
});

const post = (body: BodyInit, type = 'application/x-www-form-urlencoded') => {
  const headers = { 'content-type': type };
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  return new Request('https://dauro.example', init);
};

describe('readLimitedForm', () => {
  it('reads the fields of a form within the limit', async () => {
    const form = await readLimitedForm(post('name=Zoraida&message=a%20b'), 100);
    expect(form).toBeInstanceOf(FormData);
    expect(form instanceof FormData && form.get('message')).toBe('a b');
  });

  it('stops reading at the limit, even when the body never ends', async () => {
    let sent = 0;
    // Without a length, as a hostile client sends it.
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    expect(await readLimitedForm(post(endless), 10_000)).toBe('too_big');
    expect(sent).toBeLessThan(20);
  });

  it.each([
    ['{"a":1}', 'application/json'],
    ['--x\r\nbroken', 'multipart/form-data; boundary=x'],
  ])('returns unreadable for %j', async (body, type) => {
    expect(await readLimitedForm(post(body, type), 1000)).toBe('unreadable');
  });
});
