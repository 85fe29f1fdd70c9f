import { TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSupabase, type TestSupabase } from '../../tests/setup/supabase/running.ts';

let supabase: TestSupabase;
beforeAll(async () => {
  supabase = await startTestSupabase();
});
afterAll(() => supabase.close());

type Person = ReturnType<TestSupabase['anonymous']>;
const password = 'primera-1';

async function signedUp(email: string): Promise<Person> {
  const person = supabase.anonymous();
  expect((await person.auth.signUp({ email, password })).error).toBeNull();
  return person;
}

async function signedIn(email: string): Promise<Person> {
  const person = supabase.anonymous();
  expect((await person.auth.signInWithPassword({ email, password })).error).toBeNull();
  return person;
}

/** A factor that was set up and verified: its id, and what shows its codes. */
async function withFactor(person: Person) {
  const { data, error } = await person.auth.mfa.enroll({
    ...{ factorType: 'totp', friendlyName: 'Teléfono', issuer: 'Grupo Dauro' },
  });
  expect(error).toBeNull();
  if (!data) throw new Error('no factor');
  const totp = URI.parse(data.totp.uri);
  if (!(totp instanceof TOTP)) throw new Error('no TOTP');
  const verified = await person.auth.mfa.challengeAndVerify({
    factorId: data.id,
    code: totp.generate(),
  });
  expect(verified.error).toBeNull();
  return { id: data.id, totp, enrolled: data };
}

const claims = async (person: Person) => (await person.auth.getClaims()).data?.claims;

it('shows the key of a factor, and its first code raises the session', async () => {
  const person = await signedUp('factor@example.test');
  expect((await claims(person))?.aal).toBe('aal1');
  const { enrolled, totp } = await withFactor(person);
  expect(enrolled.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
  expect([totp.issuer, totp.label, totp.secret.base32]).toEqual([
    ...['Grupo Dauro', 'factor@example.test', enrolled.totp.secret],
  ]);
  expect(await claims(person)).toMatchObject({
    aal: 'aal2',
    amr: expect.arrayContaining([
      { method: 'totp', timestamp: expect.any(Number) },
      { method: 'password', timestamp: expect.any(Number) },
    ]),
  });
  expect((await person.auth.refreshSession()).error).toBeNull();
  expect((await claims(person))?.aal).toBe('aal2');
  const { data } = await person.auth.getUser();
  expect(data.user?.factors).toMatchObject([{ friendly_name: 'Teléfono', status: 'verified' }]);
  expect(JSON.stringify(data.user)).not.toContain(enrolled.totp.secret);
});

it('a new session has the first level, and a wrong code does not raise it', async () => {
  const email = 'segunda@example.test';
  const { id, totp } = await withFactor(await signedUp(email));
  const person = await signedIn(email);
  const level = await person.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  const right = totp.generate();
  const code = right === '000000' ? '000001' : '000000';
  const wrong = await person.auth.mfa.challengeAndVerify({ factorId: id, code });
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  expect((await claims(person))?.aal).toBe('aal1');
  // Neither another factor nor a new password before the second factor was given.
  const more = await person.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Otro' });
  expect(more.error?.code).toBe('insufficient_aal');
  expect((await person.auth.mfa.unenroll({ factorId: id })).error?.code).toBe('insufficient_aal');
  expect((await person.auth.updateUser({ password: 'segunda-2' })).error?.code).toBe(
    'insufficient_aal',
  );
  expect(
    (await person.auth.mfa.challengeAndVerify({ factorId: id, code: right })).error,
  ).toBeNull();
  expect((await claims(person))?.aal).toBe('aal2');
});

it('a challenge serves once', async () => {
  const { id, totp } = await withFactor(await signedUp('una-vez@example.test'));
  const person = await signedIn('una-vez@example.test');
  const challenge = await person.auth.mfa.challenge({ factorId: id });
  const answer = { factorId: id, challengeId: challenge.data?.id ?? '', code: totp.generate() };
  expect((await person.auth.mfa.verify(answer)).error).toBeNull();
  expect((await person.auth.mfa.verify(answer)).error?.code).toBe('mfa_factor_not_found');
});

it('verifying ends the sessions of the first level', async () => {
  const email = 'otras@example.test';
  const person = await signedUp(email);
  const elsewhere = await signedIn(email);
  await withFactor(person);
  expect((await elsewhere.auth.getUser()).error).not.toBeNull();
  expect((await person.auth.getUser()).error).toBeNull();
});

it('the factor of somebody else is not found', async () => {
  const { id, totp } = await withFactor(await signedUp('ajena@example.test'));
  const other = await signedUp('otra@example.test');
  const tried = await other.auth.mfa.challengeAndVerify({ factorId: id, code: totp.generate() });
  expect(tried.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
});

it('is removed by its owner, and by the secret key for somebody who lost it', async () => {
  const email = 'perdida@example.test';
  const person = await signedUp(email);
  const { id } = await withFactor(person);
  expect((await person.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
  expect((await person.auth.refreshSession()).error).toBeNull();
  expect((await claims(person))?.aal).toBe('aal1');
  await withFactor(person);
  const { mfa } = supabase.service().auth.admin;
  const userId = (await person.auth.getUser()).data.user?.id ?? '';
  const { data } = await mfa.listFactors({ userId });
  expect(data?.factors).toHaveLength(1);
  expect((await mfa.deleteFactor({ id: data?.factors[0]?.id ?? '', userId })).error).toBeNull();
  expect((await person.auth.getUser()).data.user?.factors).toBeUndefined();
  const stranger = supabase.anonymous().auth.admin.mfa;
  expect((await stranger.listFactors({ userId })).error?.status).toBe(403);
});
