import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { inject } from 'vitest';
import type { Database } from '@/lib/supabase/database.types';

/** The callers of the role matrix: anonymous, an account without role, staff, admin, and the server. */
export const callers = ['anonymous', 'lector', 'equipo', 'admin', 'secret'] as const;
export type Caller = (typeof callers)[number];

const options = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
};

/** The server's client, with which tests prepare and check rows. */
export function secretClient(): SupabaseClient<Database> {
  return createClient<Database>(inject('supabaseUrl'), inject('secretKey'), options);
}

export function anonymousClient(): SupabaseClient<Database> {
  return createClient<Database>(inject('supabaseUrl'), inject('publishableKey'), options);
}

/** A client signed in with one of the demo accounts. */
export async function signedInClient(
  name: 'lector' | 'equipo' | 'admin',
): Promise<SupabaseClient<Database>> {
  const client = anonymousClient();
  const { error } = await client.auth.signInWithPassword({
    email: `${name}@dauro.test`,
    password: inject('password'),
  });
  if (error) throw error;
  return client;
}

function clientOf(caller: Caller): Promise<SupabaseClient<Database>> {
  if (caller === 'secret') return Promise.resolve(secretClient());
  if (caller === 'anonymous') return Promise.resolve(anonymousClient());
  return signedInClient(caller);
}

/** All five clients; signing in is slow, so a test file does it once. */
export async function allClients(): Promise<Map<Caller, SupabaseClient<Database>>> {
  const clients = new Map<Caller, SupabaseClient<Database>>();
  for (const caller of callers) clients.set(caller, await clientOf(caller));
  return clients;
}

/**
 * An admin whose session has not given the second factor, one whose session has, and one whose session was ended and
 * whose token lives on.
 */
export const sessions = ['aal1', 'aal2', 'ended'] as const;
export type Session = (typeof sessions)[number];

/** Three admins with the sessions of these names; `end` takes their roles away again. */
export async function sessionClients(): Promise<{
  clients: Map<Session, SupabaseClient<Database>>;
  end: () => Promise<void>;
}> {
  const clients = new Map<Session, SupabaseClient<Database>>();
  const ids: string[] = [];
  for (const session of sessions) {
    const email = `${unique(session)}@dauro.test`;
    const credentials = { email, password: inject('password') };
    const client = anonymousClient();
    const { user } = must(await client.auth.signUp(credentials));
    const user_id = user?.id ?? '';
    ids.push(user_id);
    must(await secretClient().from('user_roles').insert({ user_id, role: 'admin' }));
    if (session !== 'ended') await setUpFactor(client);
    const other = anonymousClient();
    if (session !== 'aal2') await other.auth.signInWithPassword(credentials);
    if (session === 'ended')
      must({ data: null, ...(await other.auth.signOut({ scope: 'others' })) });
    clients.set(session, session === 'aal1' ? other : client);
  }
  const end = async () => {
    must(await secretClient().from('user_roles').delete().in('user_id', ids));
  };
  return { clients, end };
}

async function setUpFactor({ auth }: SupabaseClient<Database>): Promise<void> {
  const factor = must(await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Móvil' }));
  const code = new TOTP({ secret: factor.totp.secret }).generate();
  must(await auth.mfa.challengeAndVerify({ factorId: factor.id, code }));
}

/** A unique value that is a valid slug, key and mailbox name. */
export const unique = (prefix: string) => `${prefix}-${randomUUID()}`;

/** Creates an account without roles; returns its identifier. */
export async function newAccount(): Promise<string> {
  const credentials = { email: `${unique('cuenta')}@dauro.test`, password: inject('password') };
  const { data, error } = await anonymousClient().auth.signUp(credentials);
  if (error) throw error;
  if (!data.user) throw new Error('signing up gave no user');
  return data.user.id;
}

/** The result of a call that must succeed; a call that requests no rows has none. */
export function must<Data>(answer: { data: Data; error: { message: string } | null }) {
  if (answer.error) throw new Error(answer.error.message);
  return answer.data as NonNullable<Data>;
}
