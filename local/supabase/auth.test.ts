import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { siteUrl, startTestSupabase } from '../../tests/setup/supabase/running.ts';

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

/** Status and answer of a request with the key and session that supabase-js would not send together. */
async function raw(path: string, apikey: string, person?: SupabaseClient, body?: object) {
  const token = (await person?.auth.getSession())?.data.session?.access_token;
  const response = await fetch(`${supabase.url}/auth/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { apikey, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return [response.status, await response.json()];
}

const claims = async (person: SupabaseClient) => {
  const { data } = await person.auth.getClaims();
  const amr = data?.claims.amr?.map((entry) => (typeof entry === 'string' ? entry : entry.method));
  return { aal: data?.claims.aal, amr };
};

/** The link of the newest mail, decoded as a mail program would. */
async function recoveryLink(): Promise<URL> {
  const outbox = join(supabase.project.dataDir, 'outbox');
  const newest = (await readdir(outbox)).sort().at(-1) ?? '';
  expect(newest).toMatch(/\.eml$/);
  const source = await readFile(join(outbox, newest), 'utf8');
  const text = source.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  expect(source).toContain('To: olvido@example.test');
  return new URL(/http\S+token_hash=\w+&type=recovery/.exec(text)?.[0] ?? '');
}

it('recovers an account through the mail, once, and ends the other sessions', async () => {
  const email = 'olvido@example.test';
  const elsewhere = await signedUp(email);
  const options = { redirectTo: `${siteUrl}/auth` };
  expect((await supabase.anonymous().auth.resetPasswordForEmail(email, options)).error).toBeNull();
  const link = await recoveryLink();
  expect(`${link.origin}${link.pathname}`).toBe(`${siteUrl}/auth/confirm`);
  const token_hash = link.searchParams.get('token_hash') ?? '';

  const person = supabase.anonymous();
  const verified = await person.auth.verifyOtp({ token_hash, type: 'recovery' });
  expect(verified.data.user?.email).toBe(email);
  // Every token says how the session began, also after a refresh and with a new password.
  expect((await claims(person)).amr).toEqual(['otp']);
  expect((await person.auth.refreshSession()).error).toBeNull();
  expect((await person.auth.updateUser({ password: 'segunda-2' })).error).toBeNull();
  expect((await person.auth.getUser()).error).toBeNull();
  expect((await claims(person)).amr).toEqual(['otp']);
  expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');

  const second = await supabase.anonymous().auth.verifyOtp({ token_hash, type: 'recovery' });
  expect(second.error?.code).toBe('otp_expired');
  const signIn = (password: string) => person.auth.signInWithPassword({ email, password });
  expect((await signIn('primera-1')).error?.code).toBe('invalid_credentials');
  expect((await signIn('segunda-2')).error).toBeNull();
  expect((await claims(person)).amr).toEqual(['password']);
  expect((await person.auth.refreshSession()).error).toBeNull();
  expect((await claims(person)).amr).toEqual(['password']);
});

it('enrolls a factor with its QR code, key and address', async () => {
  const person = await signedUp('alta@example.test');
  const issuer = 'Grupo Dauro';
  const factor = { factorType: 'totp', friendlyName: 'Teléfono', issuer } as const;
  const { data, error } = await person.auth.mfa.enroll(factor);
  expect(error).toBeNull();
  expect(data).toMatchObject({ type: 'totp', friendly_name: 'Teléfono' });
  const { qr_code, secret, uri } = data?.totp ?? { qr_code: '', secret: '', uri: '' };
  // A number sign would end the data address.
  expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg xmlns="[^#]+<\/svg>$/s);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(uri);
  expect(address.pathname).toBe('/Grupo%20Dauro:alta%40example.test');
  const parameters = { issuer, secret, algorithm: 'SHA1', digits: '6', period: '30' };
  expect(Object.fromEntries(address.searchParams)).toEqual(parameters);
  const other = new URL((await enroll(person, 'Otro')).totp.uri);
  expect(other.searchParams.get('issuer')).toBe('localhost:3000');
  const { data: listed } = await person.auth.mfa.listFactors();
  expect(listed?.all.map(({ status }) => status)).toEqual(['unverified', 'unverified']);
  expect(JSON.stringify((await person.auth.getUser()).data.user)).not.toContain(secret);
});

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

it('accepts one of two requests with the same code', async () => {
  const { person, id, secret } = await protectedPerson('carrera@example.test');
  const code = codeOf(secret, 1);
  const both = await Promise.all([give(person, id, code), give(person, id, code)]);
  expect(both.filter(({ error }) => error === null)).toHaveLength(1);
});

it('asks for aal2 before another factor, the end of one, and a new password', async () => {
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
});

it('refuses the name of another factor until that is given up', async () => {
  const person = await signedUp('nombres@example.test');
  await enroll(person);
  const same = await person.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Teléfono' });
  expect(same.error).toMatchObject({
    status: 422,
    code: 'mfa_factor_name_conflict',
    message: 'A factor with the friendly name "Teléfono" for this user already exists',
  });
  await supabase.database.exec(
    `update auth.mfa_factors set created_at = now() - interval '301 seconds' where friendly_name = 'Teléfono'`,
  );
  await enroll(person);
});

it('removes a factor for its owner alone, and lowers its sessions', async () => {
  const { person, id } = await protectedPerson('baja@example.test');
  const { mfa } = (await signedUp('ajena@example.test')).auth;
  const unknown = { status: 404, code: 'mfa_factor_not_found' };
  expect((await mfa.challenge({ factorId: id })).error).toMatchObject(unknown);
  expect((await mfa.unenroll({ factorId: id })).error).toMatchObject(unknown);
  expect((await person.auth.mfa.unenroll({ factorId: id })).data?.id).toBe(id);
  expect((await person.auth.refreshSession()).error).toBeNull();
  expect(await claims(person)).toEqual({ aal: 'aal1', amr: ['password'] });
  expect(await levels(person)).toEqual(['aal1', 'aal1']);
  expect((await person.auth.getUser()).data.user?.factors).toBeUndefined();
});

it('lists and deletes factors for the secret key alone', async () => {
  const { person, id } = await protectedPerson('perdido@example.test');
  const userId = (await person.auth.getUser()).data.user?.id ?? '';
  const refused = await person.auth.admin.mfa.listFactors({ userId });
  expect(refused.error).toMatchObject({ status: 401, code: 'no_authorization' });
  const asPerson = await raw(`admin/users/${userId}/factors`, supabase.secretKey, person);
  expect(asPerson).toMatchObject([403, { error_code: 'not_admin' }]);

  const { admin } = supabase.service().auth;
  expect((await admin.mfa.deleteFactor({ userId, id })).error).toBeNull();
  expect((await admin.mfa.deleteFactor({ userId, id })).error?.code).toBe('mfa_factor_not_found');
  expect((await person.auth.refreshSession()).error).toBeNull();
  expect((await claims(person)).aal).toBe('aal1');
});

it('refuses factors without a session and after its end', async () => {
  const factor = { factor_type: 'totp' };
  const nobody = await raw('factors', supabase.publishableKey, undefined, factor);
  expect(nobody).toMatchObject([401, { error_code: 'no_authorization' }]);
  const email = 'cerrada@example.test';
  const ended = await signedUp(email);
  const own = await signedIn(email);
  expect((await own.auth.signOut({ scope: 'others' })).error).toBeNull();
  const answer = await raw('factors', supabase.publishableKey, ended, factor);
  expect(answer).toMatchObject([403, { error_code: 'session_not_found' }]);
});

it.each([
  ['half a day without use', `created_at = now() - interval '721 minutes'`, 'Inactivity'],
  [
    'half a day since the last refresh',
    `refreshed_at = (now() - interval '721 minutes') at time zone 'UTC'`,
    'Inactivity',
  ],
  ['30 days', `created_at = now() - interval '721 hours', refreshed_at = now()`, 'Session Expired'],
])('ends a session after %s', async (when, change, reason) => {
  const person = await signedUp(`fin-${when.replaceAll(' ', '-')}@example.test`);
  expect((await person.auth.refreshSession()).error).toBeNull();
  const { data } = await person.auth.getClaims();
  const session = data?.claims.session_id;
  const age = (sql: string) =>
    supabase.database.exec(`update auth.sessions set ${sql} where id = '${session}'`);
  if (change.startsWith('created_at')) await age('refreshed_at = null');
  await age(change.replaceAll('721 minutes', '719 minutes').replaceAll('721 hours', '719 hours'));
  expect((await person.auth.refreshSession()).error).toBeNull();
  if (change.startsWith('created_at')) await age('refreshed_at = null');
  await age(change);
  const { error } = await person.auth.refreshSession();
  expect(error).toMatchObject({ status: 400, code: 'session_expired' });
  expect(error?.message).toContain(reason);
});

it('keeps the address that the secret key vouches for, and the browser of the last request', async () => {
  const email = 'direcciones@example.test';
  await signedUp(email);
  const stored = async (apikey: string) => {
    const address = { 'x-forwarded-for': 'unknown, 203.0.113.9, 10.0.0.1' };
    const vouched = { 'sb-forwarded-for': '198.51.100.7' };
    const answer = await fetch(`${supabase.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey, 'user-agent': 'Navegador/1', ...address, ...vouched },
      body: JSON.stringify({ email, password }),
    });
    const { access_token: token } = await answer.json();
    const { session_id: id } = JSON.parse(atob(token.split('.')[1]));
    return supabase.database.query(
      'select host(ip) as ip, user_agent from auth.sessions where id = $1::uuid',
      [id],
    );
  };
  const agent = { user_agent: 'Navegador/1' };
  expect(await stored(supabase.secretKey)).toEqual([{ ip: '198.51.100.7', ...agent }]);
  expect(await stored(supabase.publishableKey)).toEqual([{ ip: '203.0.113.9', ...agent }]);
});
