import { expect, it } from 'vitest';
import { addressSchema } from '@/lib/personal-data/asked-address';

it.each(['ana@example.org', ' Ana@EXAMPLE.org ', 'ana+obra@ñandú.es'])('accepts %j', (text) =>
  expect(addressSchema.parse(text)).toBe(text.trim()),
);

// The database refuses these, so the page would fail until the cookie expires.
it.each(['ana@exam\0ple.org', 'a\u0007na@example.org', 'ana', 'ana@', 'a@b@c', 'a b@c'])(
  'takes no %j',
  (text) => expect(addressSchema.safeParse(text).success).toBe(false),
);
