import { expect, it } from 'vitest';
import { encodeCursor } from '@/lib/paging/keyset';
import { listQuery } from './filter';

const place = encodeCursor({
  at: '2026-11-01T10:00:00Z',
  id: '6f6c2a1e-3b1f-4a52-9d1b-0d8f3f7a9c11',
});

it.each([
  ['', '?aviso=archivo'],
  ['?q=agua&estado=nueva', '?q=agua&estado=nueva&aviso=archivo'],
  ['?desde=2026-11-01&hasta=2026-11-30', '?desde=2026-11-01&hasta=2026-11-30&aviso=archivo'],
  [`?despues=${place}`, `?despues=${place}&aviso=archivo`],
  ['?q=a&aviso=x&estado=rara&next=//evil.example', '?q=a&aviso=archivo'],
])('turns %s into %s', (from, back) => {
  expect(decodeURIComponent(listQuery(new URLSearchParams(from), 'archivo'))).toBe(back);
});
