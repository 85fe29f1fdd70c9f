import 'server-only';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { createVisitorClient } from '@/lib/supabase/public';
import { createSessionClient } from '@/lib/supabase/server';
import { isOutage } from '@/lib/supabase/visitor-fetch';

/**
 * Each function returns null on success, otherwise the identity service's own message, which is shown unchanged
 * (requirement 5.1). An outage throws.
 */
type Outcome = Promise<string | null>;

type Answer = { error: { name: string; message: string } | null };

function messageOf({ error }: Answer): string | null {
  if (isOutage(error)) throw error;
  return error?.message ?? null;
}

/** Signs in and stores the session in cookies. */
export async function startSession(email: string, password: string): Outcome {
  const supabase = await createSessionClient();
  return messageOf(await supabase.auth.signInWithPassword({ email, password }));
}

/** Creates an account and ends the session that the service opens with it. */
export async function register(email: string, password: string): Outcome {
  const supabase = createVisitorClient();
  const answer = await supabase.auth.signUp({
    email,
    password,
    options: { emailRedirectTo: env.SITE_URL },
  });
  if (answer.data.session) {
    const { error } = await supabase.auth.signOut({ scope: 'local' });
    if (error) log.error('The session of a sign-up stays open', error);
  }
  return messageOf(answer);
}

/**
 * Requests the recovery mail. The cookieless client sends no PKCE challenge: the link must open in any browser. A 429
 * counts as sent, since the service answers it for a second mail within a minute, and for existing accounts only.
 */
export async function requestReset(email: string): Outcome {
  const supabase = createVisitorClient();
  const redirectTo = `${env.SITE_URL}/auth`;
  const answer = await supabase.auth.resetPasswordForEmail(email, { redirectTo });
  if (answer.error?.status !== 429) return messageOf(answer);
  log.warn('A recovery mail was not sent', answer.error);
  return null;
}

/** Redeems the token of a recovery mail. The resulting session may only set a new password. */
export async function startRecovery(tokenHash: string): Outcome {
  const supabase = await createSessionClient();
  const answer = await supabase.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
  // The token is still valid after an outage, so the page asks to try again.
  if (answer.error?.status === 429) throw answer.error;
  return messageOf(answer);
}

/** Sets a new password for the signed-in account. The service ends the account's other sessions. */
export async function changePassword(password: string): Outcome {
  const supabase = await createSessionClient();
  return messageOf(await supabase.auth.updateUser({ password }));
}

/**
 * Replaces the recovery session, which `amr` marks as such until it ends, with one opened with the new password.
 * Returns false when that fails; no session remains then.
 */
export async function replaceRecovery(email: string, password: string): Promise<boolean> {
  const supabase = await createSessionClient();
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) {
    log.error('No session after a new password', error);
    await endSession();
    return false;
  }
  const rest = await supabase.auth.signOut({ scope: 'others' });
  if (rest.error) log.error('The session of a recovery stays open', rest.error);
  return true;
}

/** Verifies the password by opening a new session, which replaces the current one. */
export async function provePassword(email: string, password: string): Outcome {
  const supabase = await createSessionClient();
  const former = (await supabase.auth.getSession()).data.session?.access_token;
  const refused = messageOf(await supabase.auth.signInWithPassword({ email, password }));
  if (refused || !former) return refused;
  const { error } = await createVisitorClient().auth.admin.signOut(former, 'local');
  if (error) log.error('The session before a proof stays open', error);
  return null;
}

/** Ends all other sessions of the account. */
export async function endOtherSessions(): Promise<void> {
  const supabase = await createSessionClient();
  const { error } = await supabase.auth.signOut({ scope: 'others' });
  if (error) throw error;
}

/** Stores the name that the back-office shows for the person. */
export async function changeName(name: string): Promise<void> {
  const supabase = await createSessionClient();
  const { error } = await supabase.auth.updateUser({ data: { name } });
  if (error) throw error;
}

/** Ends this browser's session. The cookies are removed even when the service does not answer. */
export async function endSession(): Promise<void> {
  const supabase = await createSessionClient();
  const { error } = await supabase.auth.signOut({ scope: 'local' });
  if (error) log.error('Sign-out', error);
}
