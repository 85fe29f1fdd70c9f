import 'server-only';
import { createHash, randomInt } from 'node:crypto';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { record } from '@/lib/audit/record';
import { env } from '@/lib/env';
import { site } from '@/lib/site';
import { createSecretClient } from '@/lib/supabase/secret';
import { createSessionClient } from '@/lib/supabase/server';
import { siteCookie } from '@/lib/supabase/session-cookie';
import { isOutage } from '@/lib/supabase/visitor-fetch';
import { parseJson } from '@/lib/text/text';
import { endOtherSessions } from './mutations';
import { assertProof, type Caller, getCaller, staffClient } from './session';

/** The error code of the identity service, such as `mfa_verification_failed`; null on success. */
type Outcome = Promise<string | null>;

function codeOf({ error }: { error: (Error & { code?: string | undefined }) | null }) {
  if (isOutage(error)) throw error;
  return error ? (error.code ?? error.name) : null;
}

/**
 * What a page shows only once: the key of a factor that is being set up, or new recovery codes. It lives for ten minutes
 * in a cookie that scripts cannot read, so that the pages need no JavaScript and survive a reload. It names its account,
 * because somebody else may sign in to the same browser meanwhile.
 */
const account = z.uuid();
const shownSchema = z.union([
  z.object({
    account,
    factor: z.uuid(),
    secret: z.string(),
    uri: z.string().startsWith('otpauth://'),
  }),
  z.object({ account, codes: z.array(z.string()) }),
]);

export const shownCookieName = 'dauro-second-factor';

const shownCookie = () => siteCookie(shownCookieName, env.SITE_URL);

async function show(value: z.infer<typeof shownSchema>): Promise<void> {
  (await cookies()).set({
    ...shownCookie(),
    httpOnly: true,
    maxAge: 600,
    value: JSON.stringify(value),
  });
}

/** What is to be shown to this person; null when nothing is. The cookie is untrusted, and concerns its owner alone. */
export async function readShown({ id }: Caller): Promise<z.infer<typeof shownSchema> | null> {
  const stored = (await cookies()).get(shownCookie().name)?.value ?? '';
  const { data } = shownSchema.safeParse(parseJson(stored));
  return data?.account === id ? data : null;
}

/** Stops showing what is shown only once. */
export async function forgetShown(): Promise<void> {
  (await cookies()).set({ ...shownCookie(), value: '', maxAge: 0 });
}

/** Starts the setup of a second factor (TOTP, RFC 6238); the page then shows its key. */
export async function startFactor(caller: Caller, name: string): Outcome {
  const supabase = await createSessionClient();
  // A factor whose setup was abandoned keeps its name reserved.
  const known = await supabase.auth.mfa.listFactors();
  const unknown = codeOf(known);
  if (unknown) return unknown;
  for (const { id, status } of known.data?.all ?? []) {
    if (status === 'unverified') codeOf(await supabase.auth.mfa.unenroll({ factorId: id }));
  }
  const answer = await supabase.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: name,
    issuer: site.name,
  });
  if (answer.data) {
    const { id, totp } = answer.data;
    await show({ account: caller.id, factor: id, secret: totp.secret, uri: totp.uri });
  }
  return codeOf(answer);
}

/** Verifies the factor that is being set up, which raises the session to it. The first factor also creates recovery codes. */
export async function confirmFactor(caller: Caller, factor: string, code: string): Outcome {
  const supabase = await createSessionClient();
  const refused = codeOf(await supabase.auth.mfa.challengeAndVerify({ factorId: factor, code }));
  if (refused === 'mfa_factor_not_found') {
    const shown = await readShown(caller);
    if (shown && 'factor' in shown && shown.factor === factor) await forgetShown();
  }
  if (refused) return refused;
  await record({ kind: 'factor_alta', actor: caller.id });
  // A further factor does not replace the recovery codes.
  await (caller.factors.length > 0 ? forgetShown() : renewRecoveryCodes());
  return null;
}

/** Verifies a code against each of the person's factors. */
export async function giveSecondFactor({ id: actor, factors }: Caller, code: string): Outcome {
  const supabase = await createSessionClient();
  let refused: string | null = 'mfa_factor_not_found';
  for (const { id } of factors) {
    refused = codeOf(await supabase.auth.mfa.challengeAndVerify({ factorId: id, code }));
    if (!refused) break;
  }
  await record({ kind: refused ? 'acceso_rechazado' : 'acceso', actor, detail: { factor: true } });
  return refused;
}

/** Removes one of the caller's factors. Only with a fresh proof. */
export async function removeFactor(id: string): Outcome {
  const caller = await assertProof('office');
  const supabase = await createSessionClient();
  // Without its last factor, sessions that still wait for it would have full access.
  if (caller.factors.length === 1) await endOtherSessions();
  const refused = codeOf(await supabase.auth.mfa.unenroll({ factorId: id }));
  if (!refused) await record({ kind: 'factor_baja', actor: caller.id });
  // The token keeps its level until it is renewed.
  return refused ?? codeOf(await supabase.auth.refreshSession());
}

/** Removes all factors of an account, for somebody who lost the telephone, and ends its sessions. Admins only. */
export async function removeFactorsOf(userId: string): Promise<void> {
  await assertProof('house');
  const supabase = await createSessionClient();
  // First, because the database refuses it to others; what follows uses the secret key.
  const { error } = await supabase.rpc('end_sessions', {
    account: userId,
    without_factor: true,
  });
  if (error) throw new Error('The sessions could not be ended', { cause: error });
  await deleteFactors(userId);
}

async function deleteFactors(userId: string): Promise<void> {
  const { mfa } = createSecretClient().auth.admin;
  const { data, error } = await mfa.listFactors({ userId });
  if (error) throw error;
  for (const { id } of data.factors) {
    const answer = await mfa.deleteFactor({ id, userId });
    if (answer.error) throw answer.error;
  }
}

/** Without letters and digits that look alike; 24 of these 30 characters have 117 bits, enough for a plain digest. */
const signs = '23456789abcdefghjkmnpqrstvwxyz';

const newCode = () =>
  Array.from({ length: 6 }, () =>
    Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join(''),
  ).join('-');

const codeDigest = (userId: string, code: string) =>
  createHash('sha256')
    .update(`${userId}:${code.toLowerCase().replace(/[^a-z\d]/g, '')}`)
    .digest('hex');

/** Creates ten recovery codes, each for one use, which the next page shows once. Earlier codes become invalid. */
export async function renewRecoveryCodes(): Promise<void> {
  const caller = await getCaller();
  if (!caller) throw new Error('Nobody is signed in');
  const codes = Array.from({ length: 10 }, newCode);
  const supabase = await createSessionClient();
  const digests = codes.map((code) => codeDigest(caller.id, code));
  const { error } = await supabase.rpc('replace_recovery_codes', { digests });
  if (error) throw new Error('The recovery codes could not be stored', { cause: error });
  await show({ account: caller.id, codes });
}

/** How many recovery codes the caller has left. */
export async function countRecoveryCodes(): Promise<number> {
  const supabase = await staffClient('office');
  const { data, error } = await supabase.rpc('count_recovery_codes');
  if (error) throw new Error('The recovery codes could not be counted', { cause: error });
  return data;
}

/**
 * Uses up a recovery code, ends the other sessions and removes all factors, so that a new one can be set up; false for a
 * wrong code.
 */
export async function spendRecoveryCode({ id }: Caller, code: string): Promise<boolean> {
  const supabase = await createSessionClient();
  const { data, error } = await supabase.rpc('use_recovery_code', {
    code_digest: codeDigest(id, code),
  });
  if (error) throw new Error('The recovery code could not be used', { cause: error });
  if (data) await deleteFactors(id);
  return data;
}
