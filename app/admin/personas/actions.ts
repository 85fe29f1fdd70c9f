'use server';

import { z } from 'zod';
import { rowId } from '@/app/admin/_frame/schema';
import { formAction } from '@/lib/actions/form-action';
import { removeFactorsOf } from '@/lib/auth/factors';
import { invite, withdrawInvitation } from '@/lib/auth/invitations';
import { roleNames } from '@/lib/auth/roles';
import { emailSchema } from '@/lib/auth/sign-in';
import { isMailAddress } from '@/lib/text/addresses';
import { endSessionsOf, setRole } from './people';

const role = z.enum(roleNames, 'role');
const account = z.object({ user: rowId });

const house = { allow: 'house', needsProof: true, refreshes: true } as const;

export const sendInvitation = formAction({
  ...house,
  name: 'admin-invite',
  limit: { hits: 30, seconds: 3600 },
  schema: z.object({ email: emailSchema.refine(isMailAddress, 'email'), role }),
  run: async ({ email, role }) => ((await invite(email, role)) ? null : 'member'),
});

export const takeBackInvitation = formAction({
  ...house,
  name: 'admin-withdraw-invitation',
  schema: z.object({ id: rowId }),
  run: ({ id }) => withdrawInvitation(id),
});

/** Gives a member another role; without one ends the membership and its sessions. */
export const changeRole = formAction({
  ...house,
  name: 'admin-role',
  schema: account.extend({ role: role.optional() }),
  run: ({ user, role }) => setRole(user, role ?? null),
});

export const endSessions = formAction({
  ...house,
  name: 'admin-end-sessions',
  schema: account,
  run: ({ user }) => endSessionsOf(user),
});

export const removeSecondFactor = formAction({
  ...house,
  name: 'admin-remove-factor',
  schema: account,
  run: ({ user }) => removeFactorsOf(user),
});
