import { expect, it } from 'vitest';
import { openedWithPassword } from './session';

const token = (claims: unknown) =>
  `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;
const methods = (...names: string[]) =>
  token({ amr: names.map((method) => ({ method, timestamp: 1_700_000_000 })) });

it.each([
  ['a password', methods('password'), true],
  ['a password and a second factor', methods('password', 'totp'), true],
  ['the link of a letter, as hosted Supabase marks it', methods('otp'), false],
  ['the link of a letter through PKCE', methods('recovery'), false],
  ['no method', methods(), false],
  ['a token that says nothing of it', token({ sub: '1' }), false],
  ['the names alone (RFC 8176)', token({ amr: ['password'] }), false],
  ['no token', 'nonsense', false],
])('a session opened with %s', (_name, accessToken, opened) => {
  expect(openedWithPassword(accessToken)).toBe(opened);
});
