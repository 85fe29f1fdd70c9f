'use server';

import { z } from 'zod';
import { formAction } from '@/lib/actions/form-action';
import { deliverSoon } from '@/lib/mail/deliver';
import { formRateLimit } from '@/lib/rate-limit/take';
import { submissionAction } from './action';
import { withdrawProposal } from './tracking';

/** Receives an editorial proposal with its two files. */
export const sendProposal = submissionAction('editorial');

/** Receives a request for a report or a valuation. */
export const sendArtEnquiry = submissionAction('dauro-arte');

/** Receives a request for information about services. */
export const sendServiceEnquiry = submissionAction('servicios');

/** Withdraws a proposal from its private page; the token is the permission. */
export const withdrawTrackedProposal = formAction({
  name: 'retirada',
  schema: z.object({ token: z.string() }),
  allow: 'anyone',
  secret: ['token'],
  limit: formRateLimit,
  refreshes: true,
  run: async ({ token }) => {
    if (!(await withdrawProposal(token))) return 'closed';
    deliverSoon();
    return null;
  },
});
