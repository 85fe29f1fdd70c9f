import { expect, it } from 'vitest';
import { isoTimestamp } from './database.ts';

it.each([
  ['2026-01-02 03:04:05+00', '2026-01-02T03:04:05+00:00'],
  ['2026-01-02 03:04:05.678+05:30', '2026-01-02T03:04:05.678+05:30'],
  ['2026-01-02 03:04:05.678', '2026-01-02T03:04:05.678Z'],
])('reads the time %s as %s', (postgres, iso) => expect(isoTimestamp(postgres)).toBe(iso));
