import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor, olderThan } from './cursor';

const cursor = {
  createdAt: '2026-11-21T10:00:00.123456+00:00',
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
};

describe('cursor', () => {
  it('survives the trip through an address', () => {
    expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
  });

  it('becomes a filter for older rows', () => {
    expect(olderThan(cursor)).toBe(
      `created_at.lt."${cursor.createdAt}",and(created_at.eq."${cursor.createdAt}",id.lt.${cursor.id})`,
    );
  });

  it.each([
    undefined,
    '',
    ['a', 'b'],
    'ayer_1',
    `${encodeCursor(cursor)}),or(id.gt.0`,
    `2026-99-99T10:00:00Z_${cursor.id}`,
    `2026-11-21T10:00:00Z_${cursor.id}\n`,
  ])('refuses %j', (value) => {
    expect(decodeCursor(value)).toBeNull();
  });
});
