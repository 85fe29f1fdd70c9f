import { describe, expect, it } from 'vitest';
import { beyond, decodeCursor, encodeCursor } from './keyset';

const cursor = {
  at: '2026-11-21T10:00:00.123456+00:00',
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
};

describe('cursor', () => {
  it('is decoded from its encoded form', () => {
    expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
  });

  it.each([
    [false, 'lt'],
    [true, 'gt'],
  ])('becomes a filter, newer: %j', (newer, sign) => {
    expect(beyond({ time: 'created_at' }, cursor, newer)).toBe(
      `created_at.${sign}."${cursor.at}",and(created_at.eq."${cursor.at}",id.${sign}.${cursor.id})`,
    );
  });

  it('includes the sort value of the list', () => {
    const sorted = { ...cursor, key: 'nuñez de 1' };
    expect(decodeCursor(encodeCursor(sorted))).toEqual(sorted);
    expect(beyond({ time: 'created_at', key: 'sort_name' }, sorted, true)).toBe(
      `sort_name.gt."nuñez de 1",and(sort_name.eq."nuñez de 1",or(${beyond({ time: 'created_at' }, cursor, true)}))`,
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
    `2026-11-21T10:00:00Z_${cursor.id}_a\nb`,
    `2026-11-21T10:00:00Z_${cursor.id}_a"),b`,
    `2026-11-21T10:00:00Z_${cursor.id}_${'a'.repeat(301)}`,
  ])('refuses %j', (value) => {
    expect(decodeCursor(value)).toBeNull();
  });
});
