import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { inject, onTestFinished, vi } from 'vitest';
import type { Database } from '@/lib/supabase/database.types';

/** The callers of the role matrix: anonymous, an account without role, staff, admin, and the server. */
export const callers = ['anonymous', 'lector', 'equipo', 'admin', 'secret'] as const;
export type Caller = (typeof callers)[number];
export type Client = SupabaseClient<Database>;

const options = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
};

/** The server's client, with which tests prepare and check rows. */
export function secretClient(): Client {
  return createClient<Database>(inject('supabaseUrl'), inject('secretKey'), options);
}

export function anonymousClient(): Client {
  return createClient<Database>(inject('supabaseUrl'), inject('publishableKey'), options);
}

/** A client signed in with one of the demo accounts. */
export async function signedInClient(name: 'lector' | 'equipo' | 'admin'): Promise<Client> {
  const client = anonymousClient();
  const { error } = await client.auth.signInWithPassword({
    email: `${name}@dauro.test`,
    password: inject('password'),
  });
  if (error) throw error;
  return client;
}

/** All five clients; signing in is slow, so a test file does it once. */
export async function allClients(): Promise<Record<Caller, Client>> {
  return {
    anonymous: anonymousClient(),
    lector: await signedInClient('lector'),
    equipo: await signedInClient('equipo'),
    admin: await signedInClient('admin'),
    secret: secretClient(),
  };
}

export const idOf = async ({ auth }: Pick<Client, 'auth'>) =>
  (await auth.getUser()).data.user?.id ?? '';

/**
 * An admin whose session has not given the second factor, one whose session has, and one whose session was ended and
 * whose token lives on.
 */
export const sessions = ['aal1', 'aal2', 'ended'] as const;
export type Session = (typeof sessions)[number];

/** A client of each caller and of an admin with each of these sessions; `end` takes their roles away again. */
export async function matrixClients() {
  const ids: string[] = [];
  const admin = async (session: Session): Promise<Client> => {
    const { client, email, id } = await newAccount();
    ids.push(id);
    must(await secretClient().from('user_roles').insert({ user_id: id, role: 'admin' }));
    if (session !== 'ended') await addFactor(client);
    const other = anonymousClient();
    const credentials = { email, password: inject('password') };
    if (session !== 'aal2') await other.auth.signInWithPassword(credentials);
    if (session === 'ended')
      must({ data: null, ...(await other.auth.signOut({ scope: 'others' })) });
    return session === 'aal1' ? other : client;
  };
  const end = async () => {
    must(await secretClient().from('user_roles').delete().in('user_id', ids));
  };
  return {
    clients: {
      ...(await allClients()),
      aal1: await admin('aal1'),
      aal2: await admin('aal2'),
      ended: await admin('ended'),
    },
    end,
  };
}

export type Factor = { factorId: string; code: () => string };

/** Sets up a second factor; the session has it from then on. */
export async function addFactor({ auth }: Pick<Client, 'auth'>): Promise<Factor> {
  const enroll = auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Móvil' });
  const { id: factorId, totp } = must(await enroll);
  const codes = new TOTP({ secret: totp.secret });
  must(await auth.mfa.challengeAndVerify({ factorId, code: codes.generate() }));
  // A code serves once; that of the next half minute is accepted too.
  return { factorId, code: () => codes.generate({ timestamp: Date.now() + 30_000 }) };
}

/** A unique value that is a valid slug, key and mailbox name. */
export const unique = (prefix: string) => `${prefix}-${randomUUID()}`;

/** A new account without roles, signed in. */
export async function newAccount() {
  const email = `${unique('cuenta')}@dauro.test`;
  const client = anonymousClient();
  const { user } = must(await client.auth.signUp({ email, password: inject('password') }));
  return { client, email, id: user?.id ?? '' };
}

/** The result of a call that must succeed; a call that requests no rows has none. */
export function must<Data>(answer: { data: Data; error: { message: string } | null }) {
  if (answer.error) throw new Error(answer.error.message);
  return answer.data as NonNullable<Data>;
}

/** Inserts a row and returns its identifier. */
export async function insertRow(
  table: string,
  row: object,
  client: SupabaseClient = secretClient(),
): Promise<string> {
  return must(await client.from(table).insert(row).select('id').single()).id;
}

/** The same, and removes the row after the test. */
export async function temporaryRow(...parameters: Parameters<typeof insertRow>): Promise<string> {
  const id = await insertRow(...parameters);
  const secret: SupabaseClient = secretClient();
  onTestFinished(async () => {
    must(await secret.from(parameters[0]).delete().eq('id', id));
  });
  return id;
}

type Intercepted = { address: string; method: string; send: () => Promise<Response> };

/** Gives every request to this function, until the mocks are restored. */
export function interceptFetch(handle: (request: Intercepted) => Promise<Response>): void {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    handle({
      address: input instanceof Request ? input.url : String(input),
      method: init?.method ?? 'GET',
      send: () => real(input, init),
    }),
  );
}

/** What a request gets while the other side is down. */
export const noAnswer = () => Promise.reject<Response>(new TypeError('dead'));
