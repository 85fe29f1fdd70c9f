'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { formAction } from '@/lib/actions/form-action';
import { failure } from '@/lib/actions/result';
import { deliverSoon } from '@/lib/mail/deliver-soon';
import { formRateLimit } from '@/lib/rate-limit/take';
import { withdrawProposal } from '@/lib/submissions/tracking';

/** The author withdraws a proposal from its private page; the token is the permission. */
export const withdrawTrackedProposal = formAction({
  name: 'retirada',
  schema: z.object({ token: z.string() }),
  allow: 'anyone',
  secret: ['token'],
  limit: formRateLimit,
  run: async ({ token }) => {
    if (!(await withdrawProposal(token))) return failure('closed');
    deliverSoon();
    refresh();
    return { ok: true };
  },
});
