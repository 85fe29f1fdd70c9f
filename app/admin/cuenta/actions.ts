'use server';

import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { formAction } from '@/lib/actions/form-action';
import { failure } from '@/lib/actions/result';
import { record } from '@/lib/audit/record';
import { removeFactor, renewRecoveryCodes } from '@/lib/auth/factors';
import { changeName, changePassword, endOtherSessions } from '@/lib/auth/mutations';
import { passwordProblem } from '@/lib/auth/password';
import { assertStaff, secondStepAddress } from '@/lib/auth/session';
import { accountOf, newPasswordSchema } from '@/lib/auth/sign-in';
import { cleanLine } from '@/lib/text/clean';
import { cleanedText } from '@/lib/text/length';

const page = '/admin/cuenta' as Route;

const shown = z.object({ email: z.string() });

/** The caller; null for a page that shows another account, since another tab has opened that of the caller. */
async function shownCaller(email: string) {
  const caller = await assertStaff('office');
  return accountOf(email) === accountOf(caller.email) ? caller : null;
}

export const saveName = formAction({
  name: 'account-name',
  schema: shown.extend({
    name: cleanedText(cleanLine, 0, 80, 'name', 'name'),
  }),
  allow: 'office',
  refreshes: true,
  run: async ({ email, name }) => {
    if (!(await shownCaller(email))) return 'signed_out';
    await changeName(name);
    return null;
  },
});

/** The service ends the account's other sessions with the old password. */
export const savePassword = formAction({
  name: 'account-password',
  limit: { hits: 10, seconds: 300 },
  schema: newPasswordSchema,
  allow: 'office',
  needsProof: true,
  secret: ['email', 'password'],
  run: async ({ email, password }) => {
    const caller = await shownCaller(email);
    if (!caller) return 'signed_out';
    const problem = passwordProblem(password, { email, isStaff: true });
    if (problem) return failure('invalid', { fields: { password: problem } });
    const detail = await changePassword(password);
    if (detail) return failure('refused', { detail });
    await record({ kind: 'contrasena', actor: caller.id });
    return null;
  },
});

export const removeOwnFactor = formAction({
  name: 'account-factor',
  schema: z.object({ id: z.uuid() }),
  allow: 'office',
  needsProof: true,
  refreshes: true,
  run: async ({ id }) => ((await removeFactor(id)) ? 'failure' : null),
});

/** The next page shows the new codes once. */
export const renewCodes = formAction({
  name: 'account-codes',
  schema: shown,
  allow: 'office',
  needsProof: true,
  run: async ({ email }) => {
    if (!(await shownCaller(email))) return 'signed_out';
    await renewRecoveryCodes();
    redirect(secondStepAddress(page));
  },
});

export const endOthers = formAction({
  name: 'account-sessions',
  schema: shown,
  allow: 'office',
  refreshes: true,
  run: async ({ email }) => {
    const caller = await shownCaller(email);
    if (!caller) return 'signed_out';
    await endOtherSessions();
    await record({ kind: 'sesiones_cerradas', actor: caller.id });
    return null;
  },
});
