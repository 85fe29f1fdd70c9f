'use server';

import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { formAction } from '@/lib/actions/form-action';
import { failure } from '@/lib/actions/result';
import { sentByScript } from '@/lib/actions/spam';
import { arrivalFor } from '@/lib/auth/arrival';
import { digestOf } from '@/lib/auth/digest';
import { changePassword, register, requestReset, startSession } from '@/lib/auth/mutations';
import { isRecovery } from '@/lib/auth/recovery-cookie';
import { redirectTarget } from '@/lib/auth/redirect-target';
import { newPasswordSchema, resetSchema, signInSchema, signUpSchema } from '@/lib/auth/schema';
import { getCaller } from '@/lib/auth/session';
import { takeRateLimit } from '@/lib/rate-limit/take';

/**
 * Per network address. The identity service counts too, but sees only this server's address: what it lets through is
 * shared by all visitors, and one stranger must not use it up.
 */
const limits = {
  signIn: { hits: 200, seconds: 900 },
  /** And per account: whoever guesses passwords guesses them for one. */
  signInAccount: { hits: 30, seconds: 900 },
  signUp: { hits: 60, seconds: 3600 },
  reset: { hits: 30, seconds: 3600 },
};

/** Signs in and goes to where the person was heading. */
export const signIn = formAction({
  name: 'sign-in',
  limit: limits.signIn,
  schema: signInSchema,
  allow: 'anyone',
  secret: ['password'],
  run: async ({ email, password, next }) => {
    const account = `sign-in-account:${digestOf(email)}`;
    if (!(await takeRateLimit(account, limits.signInAccount)).allowed) return failure('rate_limit');
    const detail = await startSession(email, password);
    if (detail) return failure('refused', { detail });
    redirect(arrivalFor(redirectTarget(next), (await getCaller())?.roles ?? []) as Route);
  },
});

/** Creates an account; no session remains (decisions.md, Accounts). */
export const signUp = formAction({
  name: 'sign-up',
  limit: limits.signUp,
  schema: signUpSchema,
  allow: 'anyone',
  secret: ['password'],
  run: async ({ email, password }) => {
    const detail = await register(email, password);
    return detail ? failure('refused', { detail }) : { ok: true };
  },
});

/** Sends the mail with the link for a new password, and leads back to signing in (spec §4), also without JavaScript. */
export const sendReset = formAction({
  name: 'reset',
  limit: limits.reset,
  schema: resetSchema,
  allow: 'anyone',
  run: async ({ email }, _extra, form) => {
    const detail = await requestReset(email);
    if (detail) return failure('refused', { detail });
    if (!sentByScript(form)) redirect('/auth?aviso=email');
    return { ok: true };
  },
});

/** Sets the new password of a recovery session, and ends the recovery. */
export const setNewPassword = formAction({
  name: 'new-password',
  schema: newPasswordSchema,
  allow: 'anyone',
  secret: ['password'],
  run: async ({ password }) => {
    if (!(await isRecovery())) return failure('expired');
    const detail = await changePassword(password);
    if (detail) return failure('refused', { detail });
    redirect('/');
  },
});
