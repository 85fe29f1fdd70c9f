import type { SupabaseClient, User } from '@supabase/supabase-js';
import { z } from 'zod';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import type { Database } from '@/lib/supabase/database.types';
import { parseJson } from '@/lib/text/text';

const claimsSchema = z.object({
  aal: z.string().optional(),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number().default(0) })),
});

/** How the session of an access token was opened. */
type Assurance = ReturnType<typeof assuranceOf>;

/** Reads the claims `aal` and `amr`. The caller must have had the token verified. */
export function assuranceOf(accessToken: string) {
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  const { aal, amr } = claimsSchema.safeParse(parseJson(payload)).data ?? { aal: '', amr: [] };
  const proofs = amr.filter(({ method }) => method === 'password' || method === 'totp');
  return {
    /** False for the link of a recovery mail, which opens a session too, marked in `amr` until it ends. */
    withPassword: amr.some(({ method }) => method === 'password'),
    withSecondFactor: aal === 'aal2',
    /** When password or second factor were last given, in milliseconds. */
    provedAt: Math.max(0, ...proofs.map(({ timestamp }) => timestamp)) * 1000,
  };
}

/**
 * The roles of an account, never taken from the token; none when they cannot be read (requirement 6.1). `refusal` says why
 * they do not suffice: `failure` when they could not be read.
 */
export async function readRoles(supabase: SupabaseClient<Database>, userId: string) {
  const { data, error } = await supabase.from('user_roles').select('role').eq('user_id', userId);
  if (error) log.error('Roles could not be read', error);
  const roles: string[] = data?.map(({ role }) => role) ?? [];
  return { roles, refusal: error ? 'failure' : 'forbidden' } as const;
}

/** The verified second factors of an account, the oldest first. */
export const factorsOf = ({ factors = [] }: Pick<User, 'factors'>) =>
  factors
    .filter(({ status }) => status === 'verified')
    .map(({ id, friendly_name: name = '', created_at: createdAt }) => ({ id, name, createdAt }));

/**
 * Whether the session still lacks the second factor that the account has, or needs for its role (`SECOND_FACTOR`).
 * `private.session_is_trusted` repeats the rule.
 */
export function lacksSecondFactor(
  user: Pick<User, 'factors'>,
  roles: readonly string[],
  { withSecondFactor }: Assurance,
): boolean {
  if (withSecondFactor) return false;
  return factorsOf(user).length > 0 || (env.SECOND_FACTOR === 'staff' && roles.length > 0);
}
