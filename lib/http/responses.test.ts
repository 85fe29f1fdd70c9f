import { describe, expect, it } from 'vitest';
import { isKnown, validators } from '@/lib/http/request';

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
  ])('is true for %j', (headers) => {
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
  ])('is false for %j', (headers) => {
    expect(asked(headers)).toBe(false);
  });
});

it('gives different texts different tags', () => {
  expect(validators('texto.', new Date()).etag).not.toBe(current.etag);
});
