import { describe, expect, it } from 'vitest';
import { packEntry, readStamp, stampLength, unpackEntry } from './entry-bytes';

const page = {
  kind: 'APP_PAGE',
  html: '<p>Niño «ñ» €</p>',
  rscData: Buffer.from([0, 255, 254, 10]),
  segmentData: new Map([['/_tree', Buffer.from('árbol')]]),
  headers: {
    'x-next-cache-tags': 'posts,post:niño',
    'content-security-policy': "default-src 'self'",
  },
  status: undefined,
  postponed: undefined,
} as never;

describe('an entry as bytes', () => {
  it('comes back as it was, Buffers and their Map too', () => {
    const entry = {
      lastModified: 1_764_000_000_123,
      value: page,
      cacheControl: { revalidate: 20, expire: 35 },
    };
    const back = unpackEntry(packEntry(entry));
    expect(back).toEqual(entry);
    expect(back?.value).toMatchObject({ rscData: expect.any(Buffer) });
    expect(back?.value).toMatchObject({
      segmentData: new Map([['/_tree', expect.any(Buffer)]]),
    });
  });

  it('keeps reads and routes', () => {
    const read = { kind: 'FETCH', data: { headers: {}, body: '[]', url: '' }, revalidate: 20 };
    const route = { kind: 'APP_ROUTE', body: Buffer.from('<xml/>'), status: 200, headers: {} };
    for (const value of [read, route] as never[]) {
      expect(unpackEntry(packEntry({ lastModified: 1_764_000_000_123, value }))?.value).toEqual(
        value,
      );
    }
  });

  it('says in front when it was made', () => {
    const bytes = packEntry({ lastModified: 1_764_000_000_123, value: null });
    expect(readStamp(bytes.toString('latin1', 0, stampLength))).toBe(1_764_000_000_123);
    expect(readStamp('')).toBe(0);
    expect(readStamp('no stamp here')).toBe(0);
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['cut short', packEntry({ lastModified: 1_764_000_000_123, value: page }).subarray(0, 40)],
    ['somebody else’s', Buffer.from('{"value":{"kind":"FETCH"}}')],
  ])('is nothing when it is %s', (_name, bytes) => {
    expect(unpackEntry(bytes)).toBeUndefined();
  });
});
