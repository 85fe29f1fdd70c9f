import { expect, it } from 'vitest';
import { addressSchema } from './queries';

it.each([
  ['ana@example.org', 'ana@example.org'],
  [' Ana@EXAMPLE.org ', 'Ana@example.org'],
  ['ana+obra@ñandú.es', 'ana+obra@ñandú.es'],
  ['ana+obra@xn--and-6ma2c.es', 'ana+obra@ñandú.es'],
  ['peña@bugs.example\u200b', 'peña@bugs.example'],
  ['\u200e ana＠bugs.example', 'ana@bugs.example'],
])('accepts %j as %s', (text, address) => expect(addressSchema.parse(text)).toBe(address));

// The database refuses these, so the page would fail until the cookie expires.
it.each(['ana@exam\0ple.org', 'a\u0007na@example.org', 'ana', 'ana@', 'a@b@c', 'a b@c'])(
  'takes no %j',
  (text) => expect(addressSchema.safeParse(text).success).toBe(false),
);
