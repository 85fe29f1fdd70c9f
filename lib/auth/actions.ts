'use server';

import { setTimeout as wait } from 'node:timers/promises';
import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { formAction } from '@/lib/actions/form-action';
import { failure } from '@/lib/actions/result';
import { sentByScript } from '@/lib/actions/spam';
import { record } from '@/lib/audit/record';
import {
  countReset,
  countSignIn,
  forgetResets,
  forgetSignIns,
  knownDevice,
  rememberDevice,
} from './attempts';
import { acceptInvitation, readInvitation } from './invitations';
import {
  changePassword,
  register,
  replaceRecovery,
  requestReset,
  startRecovery,
  startSession,
} from './mutations';
import { passwordProblem } from './password';
import { getCaller, secondStepAddress, signInAddress } from './session';
import {
  accountOf,
  authLimits,
  newPasswordSchema,
  passwordSchema,
  pathAfterSignIn,
  recoverySchema,
  redirectTarget,
  resetMilliseconds,
  resetSchema,
  signInSchema,
  signUpSchema,
  typedPassword,
} from './sign-in';

/**
 * Opens a session for a browser that is known from then on, or returns the refusal. Both are recorded; failures are counted
 * and slow down the next tries.
 */
async function enter(email: string, password: string) {
  const account = accountOf(email);
  const attempt = { account, device: await knownDevice(account) };
  const slow = await countSignIn(attempt);
  if (slow === null) return 'rate_limit';
  const [detail] = await Promise.all([startSession(email, password), wait(slow)]);
  if (detail) {
    await record({ kind: 'acceso_rechazado', about: { kind: 'cuenta', name: account } });
    return failure('refused', { detail });
  }
  await forgetSignIns(attempt);
  const caller = await getCaller();
  const waits = caller?.lacksSecondFactor;
  if (!waits) await rememberDevice(account);
  await record({ kind: 'acceso', actor: caller?.id, ...(waits && { detail: { factor: false } }) });
  return null;
}

/** Signs in and redirects to the page that the visitor had asked for. */
export const signIn = formAction({
  name: 'sign-in',
  schema: signInSchema,
  allow: 'anyone',
  secret: ['password'],
  run: async ({ email, password, next }) => {
    const refusal = await enter(email, password);
    if (refusal) return refusal;
    const caller = await getCaller();
    const target = pathAfterSignIn(redirectTarget(next), caller?.roles ?? []);
    redirect(caller?.lacksSecondFactor ? secondStepAddress(target) : (target as Route));
  },
});

/** Creates an account without starting a session (requirement 5.3). */
export const signUp = formAction({
  name: 'sign-up',
  limit: authLimits.signUp,
  schema: signUpSchema,
  allow: 'anyone',
  secret: ['password'],
  run: async ({ email, password }) => {
    const problem = passwordProblem(password, { email, isStaff: false });
    if (problem) return failure('invalid', { fields: { password: problem } });
    const detail = await register(email, password);
    return detail ? failure('refused', { detail }) : null;
  },
});

/** Sends the recovery mail and redirects to the sign-in form (requirement 5.2), also without JavaScript. */
export const sendReset = formAction({
  name: 'reset',
  limit: authLimits.reset,
  schema: resetSchema,
  allow: 'anyone',
  run: async ({ email }, _extra, form) => {
    const account = accountOf(email);
    const attempt = { account, device: await knownDevice(account) };
    const outcome = await countReset(attempt);
    if (outcome === 'site') return 'rate_limit';
    const send = () =>
      requestReset(email).catch(async (error: unknown) => {
        await forgetResets(attempt);
        throw error;
      });
    // The service sends the mail before it answers, so its time would tell whether the account exists.
    const [detail] = await Promise.all([
      outcome === 'allowed' ? send() : null,
      wait(resetMilliseconds),
    ]);
    if (detail) return failure('refused', { detail });
    if (!sentByScript(form)) {
      redirect(signInAddress(redirectTarget(form.get('next')), { aviso: 'email' }));
    }
    return null;
  },
});

/** Redeems the token of a recovery mail; the form for a new password follows. */
export const openRecovery = formAction({
  name: 'recovery-link',
  limit: authLimits.recoveryLink,
  schema: recoverySchema,
  allow: 'anyone',
  run: async ({ token_hash }) => {
    const refused = await startRecovery(token_hash);
    redirect(refused ? '/auth?aviso=enlace' : '/auth');
  },
});

/** Sets the new password of a recovery session, and ends the recovery. */
export const setNewPassword = formAction({
  name: 'new-password',
  limit: authLimits.newPassword,
  schema: newPasswordSchema,
  allow: 'anyone',
  secret: ['email', 'password'],
  run: async ({ email: shown, password }) => {
    const caller = await getCaller();
    if (!caller?.recovering || accountOf(shown) !== accountOf(caller.email)) return 'expired';
    const { email, roles } = caller;
    const problem = passwordProblem(password, { email, isStaff: roles.length > 0 });
    if (problem) return failure('invalid', { fields: { password: problem } });
    const detail = await changePassword(password);
    if (detail) return failure('refused', { detail });
    await record({ kind: 'contrasena', actor: caller.id });
    // Before the sign-in, which may fail and then has to be repeated by hand, also while strangers are locked out.
    await rememberDevice(accountOf(email));
    redirect((await replaceRecovery(email, password)) ? '/' : '/auth?aviso=contrasena');
  },
});

/**
 * Accepts an invitation: signs in with the invited address, or creates its account, and assigns the offered role. A
 * password that is too weak for staff must be replaced in the same step.
 */
export const takeInvitation = formAction({
  name: 'invitation',
  limit: authLimits.signIn,
  schema: z.object({
    token: z.string('link').regex(/^[\w-]{43}$/, 'link'),
    password: passwordSchema,
    new_password: typedPassword.optional(),
  }),
  allow: 'anyone',
  secret: ['token', 'password', 'new_password'],
  run: async ({ token, password, new_password }) => {
    const invitation = await readInvitation(token);
    if (!invitation) return 'expired';
    const { email, hasAccount } = invitation;
    const owner = { email, isStaff: true };
    const problem = passwordProblem(password, owner);
    if (!hasAccount) {
      if (problem) return failure('invalid', { fields: { password: problem } });
      const detail = await register(email, password);
      if (detail) return failure('refused', { detail });
    }
    const refusal = await enter(email, password);
    if (refusal) return refusal;
    if (hasAccount && (problem || new_password)) {
      const changed = passwordProblem(new_password ?? '', owner);
      if (changed) {
        return failure('invalid', {
          fields: { new_password: new_password ? changed : 'password_staff' },
        });
      }
      const refused = await changePassword(new_password ?? '');
      if (refused) return failure('refused', { detail: refused });
      await record({ kind: 'contrasena', actor: (await getCaller())?.id });
    }
    if (!(await acceptInvitation(token))) return 'expired';
    redirect('/admin');
  },
});
