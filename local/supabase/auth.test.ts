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

it('signs up and in at once, without confirmation, and renews the session', async () => {
  const email = 'nueva@example.test';
  const { person, session } = await signedUp(email);
  expect((await person.auth.getUser()).data.user?.email).toBe(email);
  expect((await person.auth.getClaims()).data?.claims.role).toBe('authenticated');
  const { data, error } = await person.auth.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(session?.refresh_token);
  const again = await supabase.anonymous().auth.signUp({ email, password: 'otra-clave' });
  expect(again.error?.code).toBe('user_already_exists');
});

const methods = async (person: ReturnType<typeof supabase.anonymous>) =>
  (await person.auth.getClaims()).data?.claims.amr?.map((entry) =>
    typeof entry === 'string' ? entry : entry.method,
  );

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
  // Every token says how the session began, also after a refresh and with a new password.
  expect(await methods(person)).toEqual(['otp']);
  expect((await person.auth.refreshSession()).error).toBeNull();
  expect((await person.auth.updateUser({ password: 'segunda-2' })).error).toBeNull();
  expect((await person.auth.getUser()).error).toBeNull();
  expect(await methods(person)).toEqual(['otp']);
  expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');

  const second = await supabase.anonymous().auth.verifyOtp({ token_hash, type: 'recovery' });
  expect(second.error?.code).toBe('otp_expired');
  const signIn = (password: string) => person.auth.signInWithPassword({ email, password });
  expect((await signIn('primera-1')).error?.code).toBe('invalid_credentials');
  expect((await signIn('segunda-2')).error).toBeNull();
  expect(await methods(person)).toEqual(['password']);
  expect((await person.auth.refreshSession()).error).toBeNull();
  expect(await methods(person)).toEqual(['password']);
});
