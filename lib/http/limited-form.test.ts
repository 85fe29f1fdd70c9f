import { describe, expect, it } from 'vitest';
import { readLimitedForm } from './limited-form';

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
