import 'server-only';
import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { createSessionClient } from '@/lib/supabase/server';
import { isOutage, untilOutage } from '@/lib/supabase/visitor-fetch';
import { textOf } from '@/lib/text/unchecked';
import { assuranceOf, factorsOf, lacksSecondFactor, readRoles } from './assurance';
import { mayWorkOn, type Work, workOf } from './roles';

/** The signed-in person. Roles are read from `user_roles` once per request, never from the token. */
export type Caller = NonNullable<Awaited<ReturnType<typeof getCaller>>>;

/** How long a proof is valid for changes of roles, personal data, factors and passwords. */
const proofMilliseconds = 15 * 60 * 1000;

/** Whether password or second factor were given lately; `private.has_proved_lately` repeats the rule. */
export const hasProvedLately = ({ provedAt }: Pick<Caller, 'provedAt'>) =>
  provedAt > Date.now() - proofMilliseconds;

/** The caller lacks the permission, or it cannot be read; a page never shows this, because it redirects before. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
  /**
   * The `error` of an action's result; `signed_out` means that there is no session that opens anything, for example
   * because it has expired or lacks its second factor, `failure` that the roles could not be read.
   */
  readonly reason: 'signed_out' | 'forbidden' | 'failure';

  constructor(message?: string, reason: ForbiddenError['reason'] = 'forbidden') {
    super(message);
    this.reason = reason;
  }
}

/** The caller has the permission, but gave password or second factor too long ago for this action. */
export class StaleProofError extends Error {
  override readonly name = 'StaleProofError';
}

/** The signed-in person, or null. Throws when the identity service does not answer: an outage is no sign-out. */
export const getCaller = cache(async () => {
  const supabase = await createSessionClient();
  const stored = await untilOutage(supabase.auth.getSession());
  if (isOutage(stored.error)) throw stored.error;
  const token = stored.data.session?.access_token;
  if (!token) return null;
  // The cookie is untrusted until the service has accepted this token.
  const { data, error } = await supabase.auth.getUser(token);
  if (isOutage(error)) throw error;
  const { user } = data;
  if (!user) return null;
  const assurance = assuranceOf(token);
  const { roles, refusal } = await readRoles(supabase, user.id);
  return {
    id: user.id,
    email: user.email ?? '',
    /** The name that the person has entered in the back-office; empty until then. */
    name: textOf(user.user_metadata['name']),
    /** Empty when the roles cannot be read (requirement 6.1). */
    roles,
    /** The reason given when the roles do not suffice: `failure` when they cannot be read. */
    refusal,
    /** Whether the session came from a recovery mail; such a session may only set a new password. */
    recovering: !assurance.withPassword,
    /** The second factors that were verified. */
    factors: factorsOf(user),
    /** Whether the second factor is still to be given, or set up: until then the session opens nothing. */
    lacksSecondFactor: lacksSecondFactor(user, roles, assurance),
    /** When password or second factor were last given, in milliseconds. */
    provedAt: assurance.provedAt,
  };
});

/** For data layers: returns a caller who may work on it, otherwise throws a `ForbiddenError`. */
export async function assertStaff(what: Work): Promise<Caller> {
  const caller = await getCaller();
  if (!caller || caller.recovering || !mayWorkOn(caller.roles, what)) {
    throw new ForbiddenError(`may not work on ${what}`, caller?.refusal ?? 'signed_out');
  }
  if (caller.lacksSecondFactor) throw new ForbiddenError('no second factor', 'signed_out');
  return caller;
}

/** For data layers: a client with the caller's rights. Throws a `ForbiddenError` unless they may work on it. */
export async function staffClient(what: Work) {
  await assertStaff(what);
  return createSessionClient();
}

/** For sensitive actions: as `assertStaff`, and throws a `StaleProofError` when the proof is older than 15 minutes. */
export async function assertProof(what: Work): Promise<Caller> {
  const caller = await assertStaff(what);
  if (!hasProvedLately(caller)) throw new StaleProofError();
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
  if (caller.lacksSecondFactor) redirect(secondStepAddress(returnTo));
  if (!mayWorkOn(caller.roles, workOf(returnTo))) redirect('/admin?aviso=administracion');
  return caller;
}

/** The address of a view of the sign-in page, which redirects to `next` afterwards. */
export function signInAddress(next: string, view: Readonly<Record<string, string>> = {}): Route {
  const params = new URLSearchParams({ ...view, ...(next !== '/' && { next }) });
  return params.size > 0 ? `/auth?${params}` : '/auth';
}

/** The address of the page that renews a proof, and then redirects to `next`. */
export const proofAddress = (next: string): `/auth/comprobacion?${string}` =>
  `/auth/comprobacion?${new URLSearchParams({ next })}`;

/** The address of the page that asks for the second factor, or sets one up, and then redirects to `next`. */
export const secondStepAddress = (next: string, more: Readonly<Record<string, string>> = {}) =>
  `/auth/segundo-paso?${new URLSearchParams({ next, ...more })}` as Route;
