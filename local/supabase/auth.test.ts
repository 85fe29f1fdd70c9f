import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteUrl, startTestSupabase } from '../../tests/setup/supabase/running.ts';

const supabase = await startTestSupabase();

async function signedUp(email: string) {
  const person = supabase.anonymous();
  const { data, error } = await person.auth.signUp({ email, password: 'primera-1' });
  expect(error).toBeNull();
  return { person, session: data.session };
}

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

it('signs up and in at once, without confirmation', async () => {
  const { person, session } = await signedUp('nueva@example.test');
  expect(session?.access_token).toBeTruthy();
  const { data } = await person.auth.getUser();
  expect(data.user?.email).toBe('nueva@example.test');
  expect((await person.auth.getClaims()).data?.claims.role).toBe('authenticated');
  const again = await supabase
    .anonymous()
    .auth.signUp({ email: 'nueva@example.test', password: 'otra-clave' });
  expect(again.error?.code).toBe('user_already_exists');
});

it('renews a session', async () => {
  const { person, session } = await signedUp('larga@example.test');
  const { data, error } = await person.auth.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(session?.refresh_token);
});

it.each(['local', 'global', 'others'] as const)('signs out with scope %s', async (scope) => {
  const email = `salida-${scope}@example.test`;
  const { person, session } = await signedUp(email);
  const other = supabase.anonymous();
  await other.auth.signInWithPassword({ email, password: 'primera-1' });
  expect((await person.auth.signOut({ scope })).error).toBeNull();
  const own = await supabase.anonymous().auth.getUser(session?.access_token);
  expect(own.error === null).toBe(scope === 'others');
  expect((await other.auth.getUser()).error === null).toBe(scope === 'local');
});

it('recovers an account through the mail, once, and ends the other sessions', async () => {
  const email = 'olvido@example.test';
  const { person: elsewhere } = await signedUp(email);
  const options = { redirectTo: `${siteUrl}/auth` };
  expect((await supabase.anonymous().auth.resetPasswordForEmail(email, options)).error).toBeNull();
  const link = await recoveryLink();
  expect(`${link.origin}${link.pathname}`).toBe(`${siteUrl}/auth/confirm`);
  const token_hash = link.searchParams.get('token_hash') ?? '';

  const person = supabase.anonymous();
  const verified = await person.auth.verifyOtp({ token_hash, type: 'recovery' });
  expect(verified.data.user?.email).toBe(email);
  expect((await person.auth.updateUser({ password: 'segunda-2' })).error).toBeNull();
  expect((await person.auth.getUser()).error).toBeNull();
  expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');

  const second = await supabase.anonymous().auth.verifyOtp({ token_hash, type: 'recovery' });
  expect(second.error?.code).toBe('otp_expired');
  const old = await supabase.anonymous().auth.signInWithPassword({ email, password: 'primera-1' });
  expect(old.error?.code).toBe('invalid_credentials');
  const fresh = await supabase
    .anonymous()
    .auth.signInWithPassword({ email, password: 'segunda-2' });
  expect(fresh.error).toBeNull();
});

it("writes the session's method into every token, also after a refresh", async () => {
  const methods = async (person: ReturnType<typeof supabase.anonymous>) =>
    (await person.auth.getClaims()).data?.claims.amr?.map((entry) =>
      typeof entry === 'string' ? entry : entry.method,
    );
  const email = 'olvido@example.test';
  const password = 'segunda-2';
  const person = supabase.anonymous();
  await person.auth.signInWithPassword({ email, password });
  expect(await methods(person)).toEqual(['password']);
  expect((await person.auth.refreshSession()).error).toBeNull();
  expect(await methods(person)).toEqual(['password']);

  await supabase.anonymous().auth.resetPasswordForEmail(email);
  const token_hash = (await recoveryLink()).searchParams.get('token_hash') ?? '';
  const forgetful = supabase.anonymous();
  await forgetful.auth.verifyOtp({ token_hash, type: 'recovery' });
  expect(await methods(forgetful)).toEqual(['otp']);
  expect((await forgetful.auth.refreshSession()).error).toBeNull();
  expect((await forgetful.auth.updateUser({ password: 'tercera-3' })).error).toBeNull();
  expect((await forgetful.auth.getUser()).error).toBeNull();
  expect(await methods(forgetful)).toEqual(['otp']);
});

it('does not reveal whether an address has an account', async () => {
  const before = await readdir(join(supabase.project.dataDir, 'outbox')).catch(() => []);
  const { error } = await supabase.anonymous().auth.resetPasswordForEmail('nadie@example.test');
  expect(error).toBeNull();
  const after = await readdir(join(supabase.project.dataDir, 'outbox')).catch(() => []);
  expect(after).toHaveLength(before.length);
});
