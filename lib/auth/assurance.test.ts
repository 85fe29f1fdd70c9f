import { afterEach, describe, expect, it } from 'vitest';
import { env } from '@/lib/env';
import { assuranceOf, lacksSecondFactor } from './assurance';

const token = (claims: unknown) =>
  `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;
const methods = (...names: string[]) =>
  token({ amr: names.map((method) => ({ method, timestamp: 1_700_000_000 })) });

describe('assuranceOf', () => {
  it.each([
    ['a password', methods('password'), true],
    ['a password and a second factor', methods('password', 'totp'), true],
    ['the link of a letter, as hosted Supabase marks it', methods('otp'), false],
    ['the link of a letter through PKCE', methods('recovery'), false],
    ['the link of a letter and a second factor', methods('otp', 'totp'), false],
    ['no method', methods(), false],
    ['a token that says nothing of it', token({ sub: '1' }), false],
    ['the names alone (RFC 8176)', token({ amr: ['password'] }), false],
    ['no token', 'nonsense', false],
  ])('a session opened with %s', (_name, accessToken, opened) => {
    expect(assuranceOf(accessToken).withPassword).toBe(opened);
  });

  it('takes the newest proof, and no letter for one', () => {
    const at = (method: string, timestamp: number) => ({ method, timestamp });
    const amr = [at('password', 100), at('totp', 300), at('otp', 900)];
    const proved = { withPassword: true, withSecondFactor: true, provedAt: 300_000 };
    expect(assuranceOf(token({ aal: 'aal2', amr }))).toEqual(proved);
    expect(assuranceOf('nonsense').provedAt).toBe(0);
  });
});

describe('lacksSecondFactor', () => {
  const factor = (status: 'verified' | 'unverified') =>
    ({ id: '1', factor_type: 'totp', status, created_at: '', updated_at: '' }) as const;
  const once = assuranceOf(methods('password'));
  const twice = { ...once, withSecondFactor: true };

  afterEach(() => void Object.assign(env, { SECOND_FACTOR: 'optional' }));

  it.each([
    ['without a factor', [], ['staff'], once, false],
    ['with a factor that was never verified', [factor('unverified')], ['staff'], once, false],
    ['with a factor, before it was given', [factor('verified')], ['staff'], once, true],
    ['with a factor, before it was given, without a role', [factor('verified')], [], once, true],
    ['with a factor that was given', [factor('verified')], ['staff'], twice, false],
  ] as const)('an account %s', (_name, factors, roles, assurance, lacks) => {
    expect(lacksSecondFactor({ factors: [...factors] }, roles, assurance)).toBe(lacks);
  });

  it('everybody with a role needs one where the site requires it', () => {
    Object.assign(env, { SECOND_FACTOR: 'staff' });
    expect(lacksSecondFactor({}, ['staff'], once)).toBe(true);
    expect(lacksSecondFactor({}, [], once)).toBe(false);
    expect(lacksSecondFactor({}, ['staff'], twice)).toBe(false);
  });
});
