import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP, URI } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { startSupabase } from '../../local/supabase/start.ts';
import { freePort } from '../setup/free-port.ts';
import { client, siteUrl } from '../setup/supabase/running.ts';

/**
 * Who is who: what a session must have to open anything (requirement 6.4), and how roles are taken and end. A service of
 * its own, because the tests turn back the clocks of sessions.
 */
let running: Awaited<ReturnType<typeof startSupabase>>;
const password = 'granada-2026';

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dauro-identity-'));
  running = await startSupabase({ port: await freePort(), dataDir, siteUrl });
  return async () => {
    await running.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}, 180_000);

const supabase = {
  anonymous: () => client(running, 'publishable'),
  service: () => client(running, 'secret'),
};

const sql = (text: string, values: string[] = []) => running.database.query(text, values);

async function signedIn(email: string): Promise<SupabaseClient> {
  const client = supabase.anonymous();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

const idOf = async (person: SupabaseClient) => (await person.auth.getUser()).data.user?.id ?? '';

let count = 0;
/** A new member with this role, signed in. */
async function member(role: 'staff' | 'admin' | null) {
  const email = `miembro-${++count}@dauro.test`;
  const person = supabase.anonymous();
  const { data, error } = await person.auth.signUp({ email, password });
  if (error || !data.user) throw error;
  const user_id = data.user.id;
  if (role) await supabase.service().from('user_roles').insert({ user_id, role });
  return { email, person, id: user_id };
}

/** Sets up a second factor; the session has it from then on. */
async function addFactor(person: SupabaseClient): Promise<{ id: string; code: () => string }> {
  const { data } = await person.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Móvil' });
  const totp = data && URI.parse(data.totp.uri);
  if (!data || !(totp instanceof TOTP)) throw new Error('no factor');
  const first = { factorId: data.id, code: totp.generate() };
  const { error } = await person.auth.mfa.challengeAndVerify(first);
  // A code serves once; that of the next half minute is accepted too.
  const code = () => totp.generate({ timestamp: Date.now() + 30_000 });
  if (error) throw error;
  return { id: data.id, code };
}

/** Whether drafts, which are for staff alone, can be read. */
async function reads(person: SupabaseClient): Promise<boolean> {
  await supabase
    .service()
    .from('letter_templates')
    .upsert({ name: 'recibida', subject: 'Recibida', body: 'Hola' });
  const { data } = await person.from('letter_templates').select('name');
  return (data ?? []).length > 0;
}

describe('a session opens the back-office', () => {
  it.each([
    [
      '12 hours without use',
      `refreshed_at = now() at time zone 'utc' - interval '12 hours 1 minute'`,
    ],
    [
      '30 days',
      `created_at = now() - interval '30 days 1 minute', refreshed_at = now() at time zone 'utc'`,
    ],
    ['its end', `not_after = now() - interval '1 minute'`],
  ])('until %s', async (_name, change) => {
    const { person, id } = await member('staff');
    expect(await reads(person)).toBe(true);
    await sql(`update auth.sessions set ${change} where user_id = $1::uuid`, [id]);
    expect(await reads(person)).toBe(false);
  });

  it('only at aal2 once its account has a second factor', async () => {
    const { person, email } = await member('staff');
    const { id, code } = await addFactor(person);
    expect(await reads(person)).toBe(true);
    const later = await signedIn(email);
    expect(await reads(later)).toBe(false);
    expect((await later.from('user_roles').select('role')).data).toEqual([{ role: 'staff' }]);
    await later.auth.mfa.challengeAndVerify({ factorId: id, code: code() });
    expect(await reads(later)).toBe(true);
  });

  it('only at aal2 for everybody with a role where the site requires it', async () => {
    const { person } = await member('staff');
    const settings = supabase.service();
    expect((await settings.rpc('second_factor', { required_of: 'staff' })).data).toBe('staff');
    try {
      expect(await reads(person)).toBe(false);
      await addFactor(person);
      expect(await reads(person)).toBe(true);
    } finally {
      await settings.rpc('second_factor', { required_of: 'optional' });
    }
    expect((await person.rpc('second_factor', { required_of: 'optional' })).error?.code).toBe(
      '42501',
    );
  });

  it('and a recovery opens nothing, also with the second factor', async () => {
    const { person, id } = await member('staff');
    const { code, id: factorId } = await addFactor(person);
    await sql(
      `update auth.mfa_amr_claims set authentication_method = 'otp'
        where authentication_method = 'password'
          and session_id in (select id from auth.sessions where user_id = $1::uuid)`,
      [id],
    );
    await person.auth.refreshSession();
    expect(await reads(person)).toBe(false);
    await person.auth.mfa.challengeAndVerify({ factorId, code: code() });
    expect(await reads(person)).toBe(false);
  });
});

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');
const newToken = () => randomBytes(32).toString('base64url');

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
    const { person } = await member('admin');
    const { error } = await person.rpc('invite', {
      address,
      offered_role,
      digest: digestOf(token),
    });
    expect(error).toBeNull();
    return { token, admin: person };
  }
  const accept = async (person: SupabaseClient, token: string) =>
    (await person.rpc('accept_invitation', { digest: digestOf(token) })).data;
  const rolesOf = async (id: string) =>
    (await supabase.service().from('user_roles').select('role').eq('user_id', id)).data;

  it('gives its role to the invited address, once', async () => {
    const { person, id, email } = await member(null);
    const { token } = await invite(email.toUpperCase());
    const stranger = await member(null);
    expect(await accept(stranger.person, token)).toBeNull();
    expect(await accept(person, token)).toBe('staff');
    expect(await rolesOf(id)).toEqual([{ role: 'staff' }]);
    expect(await accept(person, token)).toBeNull();
    expect(await rolesOf(stranger.id)).toEqual([]);
  });

  it('is worth nothing after 72 hours, when it was sent again, or taken back', async () => {
    const { person, email } = await member(null);
    const stored = async () => {
      const rows = supabase.service().from('role_invitations').select().eq('email', email);
      const { id, token_digest, expires_at, created_at } = (await rows.single()).data ?? {};
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
    await second.admin.rpc('withdraw_invitation', { invitation: again.id });
    expect(await accept(person, second.token)).toBeNull();
  });

  it('is read by its token, with the secret key alone', async () => {
    const { token } = await invite('nadie-aun@dauro.test', 'admin');
    const digest = digestOf(token);
    const read = { email: 'nadie-aun@dauro.test', role: 'admin', has_account: false };
    expect((await supabase.service().rpc('read_invitation', { digest })).data).toEqual([read]);
    const { person } = await member('admin');
    expect((await person.rpc('read_invitation', { digest })).error?.code).toBe('42501');
    // Not even admins read the digests.
    const { error } = await person.from('role_invitations').select('token_digest');
    expect(error?.code).toBe('42501');
  });

  it('comes from admins alone, and never to who has the role', async () => {
    const { person, email } = await member('staff');
    const digest = digestOf(newToken());
    const mine = { address: email, offered_role: 'admin', digest };
    expect((await person.rpc('invite', mine)).error?.code).toBe('42501');
    const { person: admin } = await member('admin');
    const known = { address: email, offered_role: 'staff', digest };
    expect((await admin.rpc('invite', known)).error?.code).toBe('23505');
  });
});

describe('what matters most', () => {
  it('needs a proof of the last fifteen minutes', async () => {
    const { person } = await member('admin');
    const other = await member('staff');
    const address = 'tarde@dauro.test';
    const calls = {
      invite: { address, offered_role: 'staff', digest: digestOf(newToken()) },
      set_role: { account: other.id, new_role: 'admin' },
      end_sessions: { account: other.id },
      record_export: {},
      erase_accounts: { address },
    };
    await ageProofs(person);
    expect(await reads(person)).toBe(true);
    for (const [name, values] of Object.entries(calls)) {
      expect((await person.rpc(name, values)).error, name).toMatchObject({ hint: 'proof' });
    }
    const { code, id } = await addFactor(person);
    await ageProofs(person);
    expect((await person.rpc('set_role', calls.set_role)).error?.hint).toBe('proof');
    await person.auth.mfa.challengeAndVerify({ factorId: id, code: code() });
    for (const [name, values] of Object.entries(calls)) {
      expect((await person.rpc(name, values)).error, name).toBeNull();
    }
  });

  it('ending a membership ends its sessions; only members change role', async () => {
    const { person } = await member('admin');
    const other = await member('staff');
    await person.rpc('set_role', { account: other.id, new_role: 'admin' });
    expect((await other.person.from('user_roles').select('role')).data).toContainEqual({
      role: 'admin',
    });
    await person.rpc('set_role', { account: other.id, new_role: null });
    expect((await other.person.auth.getUser()).error).not.toBeNull();
    const again = await person.rpc('set_role', { account: other.id, new_role: 'staff' });
    expect(again.error?.code).toBe('P0002');
    const { data } = await supabase.service().from('user_roles').select().eq('user_id', other.id);
    expect(data).toEqual([]);
  });
});

describe('recovery codes', () => {
  const digests = ['a', 'b'].map(digestOf);

  it('are made with the second factor, and each is used once by its owner', async () => {
    const { person, email } = await member('staff');
    expect((await person.rpc('replace_recovery_codes', { digests })).error?.code).toBe('42501');
    await addFactor(person);
    expect((await person.rpc('replace_recovery_codes', { digests })).error).toBeNull();
    expect((await person.rpc('count_recovery_codes')).data).toBe(2);
    const stranger = await member('staff');
    const code_digest = digests[0];
    expect((await stranger.person.rpc('use_recovery_code', { code_digest })).data).toBe(false);
    // The telephone is lost: the session has its password alone.
    const later = await signedIn(email);
    expect((await later.rpc('use_recovery_code', { code_digest })).data).toBe(true);
    expect((await later.rpc('use_recovery_code', { code_digest })).data).toBe(false);
    expect((await later.rpc('count_recovery_codes')).data).toBe(1);
  });
});

describe('npm run admin', () => {
  type Outcome = { code: number; stdout: string; stderr: string };
  const run = (...args: string[]): Promise<Outcome> => {
    const env = {
      ...{ ...process.env, SITE_URL: siteUrl, SUPABASE_URL: running.url },
      ...{
        SUPABASE_SECRET_KEY: running.secretKey,
        SUPABASE_PUBLISHABLE_KEY: running.publishableKey,
      },
      ...{ SHOPIFY_STORE_DOMAIN: 'x.myshopify.com', SHOPIFY_STOREFRONT_TOKEN: 'x' },
    };
    return new Promise((resolve) => {
      execFile(
        'node',
        ['local/bootstrap.mjs', 'admin', ...args],
        { env },
        (error, stdout, stderr) =>
          resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
      );
    });
  };
  const recorded = async (kind: string, about: string) =>
    (await supabase.service().from('audit_log').select('actor_kind').match({ kind, about })).data;

  it('invites the first admin by a letter and prints its link; an admin is not invited', async () => {
    const { person, email, id } = await member(null);
    const invited = await run(email);
    expect(invited).toMatchObject({ code: 0, stderr: '' });
    const [, token = ''] = /\/auth\/invitacion\?token=([\w-]{43})$/m.exec(invited.stdout) ?? [];
    const letters = supabase.service().from('mail_outbox').select('kind, body');
    const [letter] = (await letters.eq('recipient', email)).data ?? [];
    expect(letter).toMatchObject({ body: expect.stringContaining(token) });
    await person.rpc('accept_invitation', { digest: digestOf(token) });
    const roles = supabase.service().from('user_roles').select('role').eq('user_id', id);
    expect((await roles).data).toEqual([{ role: 'admin' }]);
    expect(await recorded('invitacion_enviada', email)).toEqual([{ actor_kind: 'sistema' }]);
    expect(await run(email)).toMatchObject({
      code: 1,
      stderr: `${email} ya administra el sitio.\n`,
    });
  });

  it('removes a lost factor, which is recorded, and says who needs one', async () => {
    const { person, email } = await member('admin');
    await addFactor(person);
    const later = await signedIn(email);
    expect(await reads(later)).toBe(false);
    expect(await run('--without-factor', email)).toMatchObject({ code: 0, stderr: '' });
    expect(await reads(later)).toBe(true);
    expect(await recorded('factor_baja', email)).toEqual([{ actor_kind: 'sistema' }]);
    expect(await run('--without-factor', 'nadie@dauro.test')).toMatchObject({ code: 1 });
    expect(await run('--second-factor', 'staff')).toMatchObject({ code: 0 });
    expect(await reads(later)).toBe(false);
    expect(await run('--second-factor', 'optional')).toMatchObject({ code: 0 });
    for (const wrong of [[], ['zoraida'], ['--second-factor', 'nadie']]) {
      expect((await run(...wrong)).stderr).toMatch(/^Uso: npm run admin/);
    }
  }, 60_000);
});
