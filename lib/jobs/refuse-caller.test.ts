import { expect, it } from 'vitest';
import { carriesSecret } from '@/lib/jobs/refuse-caller';

const secret = 'una-clave-de-prueba-larga';

it.each([
  ['the secret', `Bearer ${secret}`, true],
  ['no header', null, false],
  ['an empty header', '', false],
  ['the bare secret', secret, false],
  ['another scheme', `Basic ${secret}`, false],
  ['the beginning of the secret', `Bearer ${secret.slice(0, -1)}`, false],
  ['more than the secret', `Bearer ${secret}a`, false],
  ['another secret of the same length', `Bearer ${secret.toUpperCase()}`, false],
])('a caller with %s', (_name, header, expected) => {
  expect(carriesSecret(header, secret)).toBe(expected);
});
