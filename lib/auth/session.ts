import 'server-only';
import type { User } from '@supabase/supabase-js';
import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { z } from 'zod';
import { isOutage, untilOutage } from '@/lib/auth/outage';
import { mayWorkOn, type Work, workOf } from '@/lib/auth/roles';
import { log } from '@/lib/log/log';
import { createSessionClient } from '@/lib/supabase/server';
import { parseJson } from '@/lib/text/text';

const claimsSchema = z.object({ amr: z.array(z.object({ method: z.string() })) });

/**
 * Whether the session of this access token was opened with a password. The link of a recovery mail opens a session too,
 * which the claim `amr` marks as `otp` or `recovery` until it ends. The caller must have had the token verified.
 */
export function openedWithPassword(accessToken: string): boolean {
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  const claims = claimsSchema.safeParse(parseJson(payload));
  return claims.success && claims.data.amr.some(({ method }) => method === 'password');
}

/** The signed-in person. Roles are read from `user_roles` once per request, never from the token. */
export type Caller = {
  id: string;
  email: string;
  /** Empty when the roles cannot be read (requirement 6.1). */
  roles: string[];
  /** Whether the session came from a recovery mail; such a session may only set a new password. */
  recovering: boolean;
};

/** The caller lacks the permission; a page never shows this, because it redirects before. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
  /** The `error` of an action's result; `signed_out` means that there is no session, for example because it has expired. */
  readonly reason: 'signed_out' | 'forbidden';

  constructor(message?: string, reason: ForbiddenError['reason'] = 'forbidden') {
    super(message);
    this.reason = reason;
  }
}

/**
 * The signed-in person with their roles, or null. Throws when the identity service does not answer: an outage must not
 * look like a sign-out.
 */
export const getCaller = cache(async (): Promise<Caller | null> => {
  const supabase = await createSessionClient();
  const stored = await untilOutage(supabase.auth.getSession());
  throwOutage(stored.error);
  const token = stored.data.session?.access_token;
  if (!token) return null;
  // The cookie is untrusted until the service has accepted this token.
  const { data, error } = await supabase.auth.getUser(token);
  throwOutage(error);
  if (!data.user) return null;
  return {
    ...identityOf(data.user),
    roles: await readRoles(supabase, data.user.id),
    recovering: !openedWithPassword(token),
  };
});

/** For data layers: returns a caller who may work on it, otherwise throws a `ForbiddenError`. */
export async function assertStaff(what: Work): Promise<Caller> {
  const caller = await getCaller();
  if (!caller || caller.recovering || !mayWorkOn(caller.roles, what)) {
    throw new ForbiddenError(`may not work on ${what}`, caller ? 'forbidden' : 'signed_out');
  }
  return caller;
}

/**
 * For the pages and the layout of the back-office: returns a caller who may work on what the page `returnTo` is
 * about. Anonymous people are redirected to /auth and return to `returnTo` afterwards; people without a role are
 * redirected to the home page (requirement 6.1), the others to the dashboard, which shows the reason.
 */
export async function requireStaff(returnTo: string): Promise<Caller> {
  const caller = await getCaller();
  if (!caller) redirect(signInAddress(returnTo));
  if (caller.recovering) redirect('/auth');
  if (!mayWorkOn(caller.roles, 'office')) redirect('/');
  if (!mayWorkOn(caller.roles, workOf(returnTo))) redirect('/admin?aviso=administracion');
  return caller;
}

const signInAddress = (returnTo: string) =>
  `/auth?${new URLSearchParams({ next: returnTo })}` as Route;

async function readRoles(
  supabase: Awaited<ReturnType<typeof createSessionClient>>,
  userId: string,
): Promise<string[]> {
  const { data, error } = await supabase.from('user_roles').select('role').eq('user_id', userId);
  if (error) log.error('Roles could not be read', error);
  return data?.map(({ role }) => role) ?? [];
}

function throwOutage(error: Error | null): void {
  if (isOutage(error)) throw error;
}

const identityOf = (user: User) => ({ id: user.id, email: user.email ?? '' });
