import { describe, expect, it } from 'vitest';
import { isKnown, validators } from '@/lib/http/conditional';

const current = validators('texto', new Date('2025-11-06T10:00:00Z'));
const asked = (headers: Record<string, string>) => isKnown(new Headers(headers), current);

describe('isKnown', () => {
  it.each([
    [{ 'if-none-match': current.etag }],
    [{ 'if-none-match': `W/${current.etag}` }],
    [{ 'if-none-match': `"otra", ${current.etag}` }],
    [{ 'if-none-match': '*' }],
    [{ 'if-modified-since': 'Thu, 06 Nov 2025 10:00:00 GMT' }],
    [{ 'if-modified-since': 'Fri, 07 Nov 2025 10:00:00 GMT' }],
  ])('knows %j', (headers) => {
    expect(asked(headers)).toBe(true);
  });

  it.each([
    [{}],
    [{ 'if-none-match': '"otra"' }],
    [{ 'if-none-match': '' }],
    [{ 'if-modified-since': 'Thu, 06 Nov 2025 09:59:59 GMT' }],
    [{ 'if-modified-since': 'ayer' }],
    // The tag decides: a post was deleted, and the newest one is the same.
    [{ 'if-none-match': '"otra"', 'if-modified-since': 'Fri, 07 Nov 2025 10:00:00 GMT' }],
  ])('sends everything for %j', (headers) => {
    expect(asked(headers)).toBe(false);
  });
});

it('gives another tag to another text', () => {
  expect(validators('texto.', new Date()).etag).not.toBe(current.etag);
});
