import { describe, expect, it } from 'vitest';
import { readLimitedBody, readLimitedForm } from './request';

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

  it('accepts exactly the limit and refuses one byte more', async () => {
    expect(await readLimitedBody(request(bytes(1000), 3), 1000)).toHaveLength(1000);
    expect(await readLimitedBody(request(bytes(1001), 3, 5), 1000)).toBe('too_big');
  });

  it('returns an empty body', async () => {
    expect(await readLimitedBody(new Request('http://localhost'), 10)).toHaveLength(0);
  });
});

const post = (body: BodyInit, type = 'application/x-www-form-urlencoded') =>
  new Request('https://dauro.example', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    duplex: 'half',
  } as RequestInit);

/** A body that never ends and declares no length, as a hostile client sends it. */
function endless() {
  let sent = 0;
  const stream = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  return { stream, sent: () => sent };
}

describe('readLimitedForm', () => {
  it('reads the fields of a form within the limit', async () => {
    const form = await readLimitedForm(post('name=Zoraida&message=a%20b'), 100);
    expect(form).toBeInstanceOf(FormData);
    expect(form instanceof FormData && form.get('message')).toBe('a b');
  });

  it('stops reading at the limit, even when the body never ends', async () => {
    const { stream, sent } = endless();
    expect(await readLimitedForm(post(stream), 10_000)).toBe('too_big');
    expect(sent()).toBeLessThan(20);
  });

  it.each([
    ['{"a":1}', 'application/json'],
    ['--x\r\nbroken', 'multipart/form-data; boundary=x'],
  ])('returns unreadable for %j', async (body, type) => {
    expect(await readLimitedForm(post(body, type), 1000)).toBe('unreadable');
  });
});
