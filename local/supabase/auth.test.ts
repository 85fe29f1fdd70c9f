import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { startTestSupabase } from '../../tests/setup/supabase/running.ts';

const supabase = await startTestSupabase();

const password = 'primera-1';

const entering = (way: 'signUp' | 'signInWithPassword') => async (email: string) => {
  const person = supabase.anonymous();
  expect((await person.auth[way]({ email, password })).error).toBeNull();
  return person;
};
const [signedUp, signedIn] = [entering('signUp'), entering('signInWithPassword')];

async function enroll(person: SupabaseClient, friendlyName = 'Teléfono') {
  const { data, error } = await person.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return data;
}

/** The code of the time step that is `steps` away; the service accepts the neighbours of the present one. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 3e4 });

/** A code that is never right: the present ones with another last digit would sometimes be. */
const wrongCode = (secret: string) => {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !right.includes(code),
  ) as string;
};

/** Somebody with a verified factor, whose present code is used up. */
async function protectedPerson(email: string) {
  const person = await signedUp(email);
  const { id, totp } = await enroll(person);
  const code = codeOf(totp.secret);
  expect((await give(person, id, code)).error).toBeNull();
  return { person, id, secret: totp.secret, code };
}

const give = ({ auth }: SupabaseClient, factorId: string, code: string) =>
  auth.mfa.challengeAndVerify({ factorId, code });

const levels = async (person: SupabaseClient) => {
  const { data } = await person.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};

const claims = async (person: SupabaseClient) => {
  const { data } = await person.auth.getClaims();
  const amr = data?.claims.amr?.map((entry) => (typeof entry === 'string' ? entry : entry.method));
  return { aal: data?.claims.aal, amr };
};

it('raises the session to aal2, keeps it so after a refresh and ends the weaker sessions', async () => {
  const email = 'sube@example.test';
  const person = await signedUp(email);
  const elsewhere = await signedIn(email);
  const { data: weaker } = await elsewhere.auth.getSession();
  expect(await claims(person)).toEqual({ aal: 'aal1', amr: ['password'] });
  const unfinished = await enroll(person, 'A medias');
  const { id, totp } = await enroll(person);
  expect(await levels(person)).toEqual(['aal1', 'aal1']);

  const { data: challenge } = await person.auth.mfa.challenge({ factorId: id });
  const seconds = (challenge?.expires_at ?? 0) - Date.now() / 1000;
  expect(challenge?.type).toBe('totp');
  expect(seconds).toBeGreaterThan(290);
  expect(seconds).toBeLessThanOrEqual(301);
  const attempt = { challengeId: challenge?.id ?? '', code: codeOf(totp.secret) };
  const { data, error } = await person.auth.mfa.verify({ factorId: id, ...attempt });
  expect(error).toBeNull();
  expect(data?.user.factors).toMatchObject([{ id, status: 'verified', friendly_name: 'Teléfono' }]);
  expect(await levels(person)).toEqual(['aal2', 'aal2']);
  expect((await claims(person)).amr).toEqual(['totp', 'password']);
  expect((await person.auth.refreshSession()).error).toBeNull();
  expect(await claims(person)).toEqual({ aal: 'aal2', amr: ['totp', 'password'] });
  expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  const refresh_token = weaker.session?.refresh_token ?? '';
  const refreshed = await elsewhere.auth.refreshSession({ refresh_token });
  expect(refreshed.error?.code).toBe('refresh_token_not_found');

  const rows = await supabase.database.query(
    `select aal, factor_id, user_agent, host(ip) as ip from auth.sessions where factor_id = '${id}'`,
  );
  expect(rows).toMatchObject([{ aal: 'aal2', ip: '127.0.0.1', user_agent: expect.any(String) }]);
  const { error: gone } = await person.auth.mfa.unenroll({ factorId: unfinished.id });
  expect(gone?.code).toBe('mfa_factor_not_found');
});

it('refuses a wrong code, one that was used, an expired challenge and one of another address', async () => {
  const { person, id, secret, code } = await protectedPerson('codigos@example.test');
  const failed = { status: 422, code: 'mfa_verification_failed' };
  const message = 'Invalid TOTP code entered';
  expect((await give(person, id, wrongCode(secret))).error).toMatchObject({ ...failed, message });
  expect((await give(person, id, code)).error).toMatchObject(failed);

  const { data } = await person.auth.mfa.challenge({ factorId: id });
  const challengeId = data?.id ?? '';
  const attempt = { factorId: id, challengeId, code: codeOf(secret, 1) };
  const refusal = async (other = {}) =>
    (await person.auth.mfa.verify({ ...attempt, ...other })).error?.code;
  const change = (sql: string) =>
    supabase.database.exec(`update auth.mfa_challenges set ${sql} where id = '${challengeId}'`);
  await change(`created_at = now() - interval '301 seconds'`);
  expect(await refusal()).toBe('mfa_challenge_expired');
  await change(`created_at = now(), ip_address = '192.0.2.1'`);
  expect(await refusal()).toBe('mfa_ip_address_mismatch');
  await change(`ip_address = '127.0.0.1'`);
  expect(await refusal()).toBeUndefined();
  expect(await refusal()).toBe('mfa_ip_address_mismatch');
  const unknown = { challengeId: crypto.randomUUID(), code: codeOf(secret, -1) };
  expect(await refusal(unknown)).toBe('mfa_factor_not_found');
  expect(await refusal({ challengeId: 'x' })).toBe('bad_json');
});

it('asks for aal2 before another factor, the end of one, and a new password, which ends the others', async () => {
  const email = 'guardia@example.test';
  const { person, id } = await protectedPerson(email);
  const weak = await signedIn(email);
  for (const [answer, status] of [
    [await weak.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Intruso' }), 403],
    [await weak.auth.mfa.unenroll({ factorId: id }), 422],
    [await weak.auth.updateUser({ password: 'segunda-2' }), 401],
    [await weak.auth.updateUser({ email: 'intruso@example.test' }), 401],
  ] as const)
    expect(answer.error).toMatchObject({ status, code: 'insufficient_aal' });
  expect((await weak.auth.updateUser({ data: { name: 'Ana' } })).error).toBeNull();
  expect((await person.auth.updateUser({ password: 'segunda-2' })).error).toBeNull();
  expect((await weak.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
});
