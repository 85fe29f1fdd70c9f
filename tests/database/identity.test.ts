import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { client, siteUrl, startOwnSupabase } from '../setup/supabase/running.ts';
import { addFactor, type Factor, idOf, must, unique } from './support.ts';

/**
 * Who is who: what a session must have to open anything (requirements 5.9 to 5.12 and 6.3), and how roles are taken and
 * end. A service of its own, because the tests turn back the clocks of sessions.
 */
const running = await startOwnSupabase();
const password = 'granada-2026';

/** With the secret key. */
const service = () => client(running, 'secret');
const sql = (text: string, values: string[] = []) => running.database.query(text, values);

async function signedIn(email: string): Promise<SupabaseClient> {
  const person = client(running, 'publishable');
  const { error } = await person.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return person;
}

/** A new member with this role, signed in. */
async function member(role?: 'staff' | 'admin') {
  const email = `${unique('miembro')}@dauro.test`;
  const person = client(running, 'publishable');
  const { user } = must(await person.auth.signUp({ email, password }));
  const id = user?.id ?? '';
  if (role) must(await service().from('user_roles').insert({ user_id: id, role }));
  return { email, person, id };
}

const giveFactor = ({ auth }: SupabaseClient, { factorId, code }: Factor) =>
  auth.mfa.challengeAndVerify({ factorId, code: code() });

/** Whether letters, which are for staff alone, can be read. */
async function reads(person: SupabaseClient): Promise<boolean> {
  const template = { name: 'recibida', subject: 'Recibida', body: 'Hola' };
  must(await service().from('letter_templates').upsert(template));
  const { data } = await person.from('letter_templates').select('name');
  return (data ?? []).length > 0;
}

/** Calls a function; `null`, or why it was refused. */
const refusal = async (person: SupabaseClient, name: string, values = {}) =>
  (await person.rpc(name, values)).error;

describe('a session opens the back-office', () => {
  const utc = `now() at time zone 'utc'`;
  it.each([
    ['12 hours without use', `refreshed_at = ${utc} - interval '12 hours 1 minute'`],
    ['30 days', `created_at = now() - interval '30 days 1 minute', refreshed_at = ${utc}`],
    ['its end', `not_after = now() - interval '1 minute'`],
  ])('until %s', async (_name, change) => {
    const { person, id, email } = await member('staff');
    expect(await reads(person)).toBe(true);
    await sql(`update auth.sessions set ${change} where user_id = $1::uuid`, [id]);
    expect(await reads(person)).toBe(false);
    await signedIn(email);
    expect(must(await person.rpc('own_sessions'))).toEqual([]);
  });

  it('until its account is blocked', async () => {
    const { person, id } = await member('staff');
    expect(await reads(person)).toBe(true);
    await sql(
      `update auth.users set banned_until = now() + interval '1 hour' where id = $1::uuid`,
      [id],
    );
    expect(await reads(person)).toBe(false);
  });

  it('until it is ended by hand, and its token reads nothing then', async () => {
    const { person, email } = await member('staff');
    const other = await signedIn(email);
    must({ data: null, ...(await other.auth.signOut({ scope: 'others' })) });
    expect(await reads(person)).toBe(false);
    expect(must(await person.from('user_roles').select('role'))).toEqual([]);
    expect(must(await person.rpc('own_sessions'))).toEqual([]);
    expect(must(await other.from('user_roles').select('role'))).toEqual([{ role: 'staff' }]);
    expect(must(await other.rpc('own_sessions'))).toHaveLength(1);
  });

  it('only at aal2 once its account has a second factor', async () => {
    const { person, email } = await member('staff');
    const factor = await addFactor(person);
    expect(await reads(person)).toBe(true);
    const later = await signedIn(email);
    expect(await reads(later)).toBe(false);
    expect(must(await later.rpc('own_sessions'))).toEqual([]);
    expect((await later.from('user_roles').select('role')).data).toEqual([{ role: 'staff' }]);
    await giveFactor(later, factor);
    expect(await reads(later)).toBe(true);
    expect(must(await later.rpc('own_sessions'))).toHaveLength(2);
  });

  it('only at aal2 for everybody with a role where the site requires it', async () => {
    const { person } = await member('staff');
    const requireOf = async (required_of: string) =>
      must(await service().rpc('second_factor', { required_of }));
    onTestFinished(() => requireOf('optional'));
    expect(await requireOf('staff')).toBe('staff');
    expect(await reads(person)).toBe(false);
    await addFactor(person);
    expect(await reads(person)).toBe(true);
  });

  it('and a recovery opens nothing, also with the second factor', async () => {
    const { person, id } = await member('staff');
    const factor = await addFactor(person);
    await sql(
      `update auth.mfa_amr_claims set authentication_method = 'otp'
        where authentication_method = 'password'
          and session_id in (select id from auth.sessions where user_id = $1::uuid)`,
      [id],
    );
    await person.auth.refreshSession();
    expect(await reads(person)).toBe(false);
    await giveFactor(person, factor);
    expect(await reads(person)).toBe(false);
  });
});

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');
const newToken = () => randomBytes(32).toString('base64url');

const rolesOf = async (id: string) =>
  must(await service().from('user_roles').select('role').eq('user_id', id));

/** Turns back the clock of every proof of these sessions; tokens tell it from their next renewal on. */
async function ageProofs(person: SupabaseClient): Promise<void> {
  await sql(
    `update auth.mfa_amr_claims set updated_at = now() - interval '16 minutes'
      where session_id in (select id from auth.sessions where user_id = $1::uuid)`,
    [await idOf(person)],
  );
  await person.auth.refreshSession();
}

describe('an invitation', () => {
  async function invite(address: string, offered_role = 'staff') {
    const token = newToken();
    const { person: admin } = await member('admin');
    must(await admin.rpc('invite', { address, offered_role, digest: digestOf(token) }));
    return { token, admin };
  }
  const accept = async (person: SupabaseClient, token: string) =>
    must(await person.rpc('accept_invitation', { digest: digestOf(token) }));

  it('gives its role to the invited address, once', async () => {
    const { person, id, email } = await member();
    const { token } = await invite(email.toUpperCase());
    const stranger = await member();
    expect(await accept(stranger.person, token)).toBeNull();
    expect(await accept(person, token)).toBe('staff');
    expect(await rolesOf(id)).toEqual([{ role: 'staff' }]);
    expect(await accept(person, token)).toBeNull();
    expect(await rolesOf(stranger.id)).toEqual([]);
  });

  it('is worth nothing after 72 hours, when it was sent again, or taken back', async () => {
    const { person, email } = await member();
    const stored = async () => {
      const rows = service().from('role_invitations').select().eq('email', email);
      const { id, token_digest, expires_at, created_at } = must(await rows.single());
      const hours = (Date.parse(expires_at) - Date.parse(created_at)) / 3_600_000;
      return { id, token_digest, hours };
    };
    const first = await invite(email);
    expect(await stored()).toMatchObject({ hours: 72, token_digest: digestOf(first.token) });
    await sql(`update public.role_invitations set expires_at = now() where email = $1`, [email]);
    expect(await accept(person, first.token)).toBeNull();
    const second = await invite(email);
    const again = await stored();
    expect(again).toMatchObject({ hours: 72, token_digest: digestOf(second.token) });
    expect(await accept(person, first.token)).toBeNull();
    must(await second.admin.rpc('withdraw_invitation', { invitation: again.id }));
    expect(await accept(person, second.token)).toBeNull();
  });

  it.each([
    ['changes role', 'set_role', 'staff'],
    ['is removed', 'set_role', null],
    ['is deleted', 'delete', null],
  ])('is taken back when who sent it %s', async (_name, way, new_role) => {
    const { person: admin } = await member('admin');
    const { person: former, id: account } = await member('admin');
    const { person, email: address } = await member();
    const token = newToken();
    const offer = { address, offered_role: 'admin', digest: digestOf(token) };
    must(await former.rpc('invite', offer));
    if (way === 'set_role') must(await admin.rpc('set_role', { account, new_role }));
    else await sql('delete from auth.users where id = $1::uuid', [account]);
    expect(await accept(person, token)).toBeNull();
    const log = service().from('audit_log').select('kind').eq('about', address).order('created_at');
    expect(must(await log)).toEqual(
      ['invitacion_enviada', 'invitacion_retirada'].map((kind) => ({ kind })),
    );
  });

  it('is taken back when the member it is for is removed, and not when others change', async () => {
    const { person: removed, id: account, email } = await member('staff');
    const { id: promoted } = await member('staff');
    const { token, admin } = await invite(email, 'admin');
    const { person, email: newcomer } = await member();
    const { token: other } = await invite(newcomer);
    must(await admin.rpc('set_role', { account: promoted, new_role: 'admin' }));
    must(await admin.rpc('set_role', { account, new_role: null }));
    const { data: again } = await removed.auth.signInWithPassword({ email, password });
    expect(again.user?.id).toBe(account);
    expect(await accept(removed, token)).toBeNull();
    expect(await accept(person, other)).toBe('staff');
  });

  it('is taken back when the role that it offers was had meanwhile and lost', async () => {
    const { person: demoted, id: account, email } = await member('staff');
    const { token, admin } = await invite(email, 'admin');
    must(await admin.rpc('set_role', { account, new_role: 'admin' }));
    must(await admin.rpc('set_role', { account, new_role: 'staff' }));
    await demoted.auth.signInWithPassword({ email, password });
    expect(await accept(demoted, token)).toBeNull();
  });

  it('is read by its token', async () => {
    const email = 'nadie-aun@dauro.test';
    const { token, admin } = await invite(email, 'admin');
    const read = { email, role: 'admin', has_account: false };
    const digest = digestOf(token);
    expect(must(await service().rpc('read_invitation', { digest }))).toEqual([read]);
    // Not even admins read the digests.
    const { error } = await admin.from('role_invitations').select('token_digest');
    expect(error?.code).toBe('42501');
  });

  it('comes from admins alone, and never to who has the role', async () => {
    const { person, email: address } = await member('staff');
    const { person: admin } = await member('admin');
    const digest = digestOf(newToken());
    const offer = (offered_role: string) => ({ address, offered_role, digest });
    expect(await refusal(person, 'invite', offer('admin'))).toMatchObject({ code: '42501' });
    expect(await refusal(admin, 'invite', offer('staff'))).toMatchObject({ code: '23505' });
  });
});

describe('what matters most', () => {
  it('needs a proof of the last fifteen minutes', async () => {
    const { person } = await member('admin');
    const other = await member('staff');
    const address = 'tarde@dauro.test';
    const role = { account: other.id, new_role: 'admin' };
    const calls = Object.entries({
      invite: { address, offered_role: 'staff', digest: digestOf(newToken()) },
      set_role: role,
      end_sessions: { account: other.id },
      record_export: {},
      erase_accounts: { address },
    });
    await ageProofs(person);
    expect(await reads(person)).toBe(true);
    for (const [name, values] of calls)
      expect(await refusal(person, name, values), name).toMatchObject({ hint: 'proof' });
    const factor = await addFactor(person);
    await ageProofs(person);
    expect(await refusal(person, 'set_role', role)).toMatchObject({ hint: 'proof' });
    await giveFactor(person, factor);
    for (const [name, values] of calls)
      expect(await refusal(person, name, values), name).toBeNull();
  });

  it('ending a membership ends its sessions; only members change role', async () => {
    const { person } = await member('admin');
    const { person: other, id: account } = await member('staff');
    must(await person.rpc('set_role', { account, new_role: 'admin' }));
    expect(must(await other.from('user_roles').select('role'))).toContainEqual({ role: 'admin' });
    must(await person.rpc('set_role', { account, new_role: null }));
    expect((await other.auth.getUser()).error).not.toBeNull();
    const again = { account, new_role: 'staff' };
    expect(await refusal(person, 'set_role', again)).toMatchObject({ code: 'P0002' });
    expect(await rolesOf(account)).toEqual([]);
  });
});

it('recovery codes are made with the second factor, and each is used once by its owner', async () => {
  const codes = { digests: ['a', 'b'].map(digestOf) };
  const first = { code_digest: codes.digests[0] };
  const { person, email, id } = await member('staff');
  expect(await refusal(person, 'replace_recovery_codes', codes)).toMatchObject({ code: '42501' });
  await addFactor(person);
  must(await person.rpc('replace_recovery_codes', codes));
  expect(must(await person.rpc('count_recovery_codes'))).toBe(2);
  const { person: stranger } = await member('staff');
  expect(must(await stranger.rpc('use_recovery_code', first))).toBe(false);
  // The telephone is lost: the session has its password alone.
  const later = await signedIn(email);
  must({ data: null, ...(await later.auth.signOut({ scope: 'others' })) });
  expect(must(await person.rpc('count_recovery_codes'))).toBe(0);
  expect(must(await person.rpc('use_recovery_code', first))).toBe(false);
  const thief = await signedIn(email);
  expect(must(await later.rpc('use_recovery_code', first))).toBe(true);
  expect(must(await later.rpc('use_recovery_code', first))).toBe(false);
  expect(must(await later.rpc('count_recovery_codes'))).toBe(1);
  // A session that waits for the factor is no whole one once it is gone.
  await sql('delete from auth.mfa_factors where user_id = $1::uuid', [id]);
  expect(await reads(thief)).toBe(false);
  expect(await reads(later)).toBe(true);
});

describe('npm run admin', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      const env = {
        ...{ ...process.env, SITE_URL: siteUrl, SUPABASE_URL: running.url },
        SUPABASE_SECRET_KEY: running.secretKey,
        SUPABASE_PUBLISHABLE_KEY: running.publishableKey,
        ...{ SHOPIFY_STORE_DOMAIN: 'x.myshopify.com', SHOPIFY_STOREFRONT_TOKEN: 'x' },
      };
      const command = ['local/bootstrap.mjs', 'admin', ...args];
      execFile('node', command, { env }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
      );
    });
  const recorded = async (kind: string, about: string) =>
    must(await service().from('audit_log').select('actor_kind').match({ kind, about }));

  it('invites the first admin by a letter and prints its link; an admin is not invited', async () => {
    const { person, email, id } = await member();
    const invited = await run(email);
    expect(invited).toMatchObject({ code: 0, stderr: '' });
    const [, token = ''] = /\/auth\/invitacion\?token=([\w-]{43})$/m.exec(invited.stdout) ?? [];
    const letters = service().from('mail_outbox').select('body').eq('recipient', email);
    expect(must(await letters)[0]?.body).toContain(token);
    await person.rpc('accept_invitation', { digest: digestOf(token) });
    expect(await rolesOf(id)).toEqual([{ role: 'admin' }]);
    expect(await recorded('invitacion_enviada', email)).toEqual([{ actor_kind: 'sistema' }]);
    const stderr = `${email} ya administra el sitio.\n`;
    expect(await run(email)).toMatchObject({ code: 1, stderr });
  });

  it('finds and invites an address whose domain is typed in letters', async () => {
    const name = unique('equipo');
    const email = `${name}@xn--pea-8ma.example`;
    const typed = `${name}@peña.example`;
    must(await client(running, 'publishable').auth.signUp({ email, password }));
    expect(await run(typed)).toMatchObject({ code: 0, stderr: '' });
    expect(await recorded('invitacion_enviada', email)).toHaveLength(1);
    expect(await run('--without-factor', typed)).toMatchObject({ code: 0, stderr: '' });
  });

  it('removes a lost factor and ends the sessions, which is recorded, and says who needs one', async () => {
    const { person, email } = await member('admin');
    await addFactor(person);
    const thief = await signedIn(email);
    expect(await run('--without-factor', email)).toMatchObject({ code: 0, stderr: '' });
    expect(await reads(thief)).toBe(false);
    const later = await signedIn(email);
    expect(await reads(later)).toBe(true);
    expect(await recorded('factor_baja', email)).toEqual([{ actor_kind: 'sistema' }]);
    expect(await run('--without-factor', 'nadie@dauro.test')).toMatchObject({ code: 1 });
    expect(await run('--second-factor', 'staff')).toMatchObject({ code: 0 });
    expect(await reads(later)).toBe(false);
    expect(await run('--second-factor', 'optional')).toMatchObject({ code: 0 });
  }, 60_000);
});
