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
import { textBetween } from '@/lib/text/length';

const page = '/admin/cuenta' as Route;

export const saveName = formAction({
  name: 'account-name',
  schema: z.object({
    name: z
      .string('name')
      .max(320, 'name')
      .transform(cleanLine)
      .pipe(textBetween(0, 80, 'name', 'name')),
  }),
  allow: 'office',
  refreshes: true,
  run: ({ name }) => changeName(name),
});

/** The service ends the account's other sessions with the old password. */
export const savePassword = formAction({
  name: 'account-password',
  limit: { hits: 10, seconds: 300 },
  schema: newPasswordSchema,
  allow: 'office',
  needsProof: true,
  secret: ['email', 'password'],
  run: async ({ email: shown, password }) => {
    const { id, email } = await assertStaff('office');
    if (accountOf(shown) !== accountOf(email)) return 'signed_out';
    const problem = passwordProblem(password, { email, isStaff: true });
    if (problem) return failure('invalid', { fields: { password: problem } });
    const detail = await changePassword(password);
    if (detail) return failure('refused', { detail });
    await record({ kind: 'contrasena', actor: id });
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
  schema: z.object({}),
  allow: 'office',
  needsProof: true,
  run: async () => {
    await renewRecoveryCodes();
    redirect(secondStepAddress(page));
  },
});

export const endOthers = formAction({
  name: 'account-sessions',
  schema: z.object({}),
  allow: 'office',
  refreshes: true,
  run: async () => {
    const { id } = await assertStaff('office');
    await endOtherSessions();
    await record({ kind: 'sesiones_cerradas', actor: id });
  },
});
