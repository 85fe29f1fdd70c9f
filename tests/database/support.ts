import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
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

export function clientOf(caller: Caller): Promise<SupabaseClient<Database>> {
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
