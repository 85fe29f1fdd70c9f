'use server';

import { formAction } from '@/lib/actions/form-action';
import { idempotencyKeys } from '@/lib/actions/idempotency';
import { readAttachments } from '@/lib/files/attachment';
import { textKinds } from '@/lib/files/kinds';
import { deliverSoon } from '@/lib/mail/deliver-soon';
import { formRateLimit } from '@/lib/rate-limit/take';
import { proposalSchema } from '@/lib/submissions/schema';
import { storeProposal } from '@/lib/submissions/store-proposal';

/** Receives an editorial proposal with its two files (spec §2, Publisher page). */
export const sendProposal = formAction({
  name: 'propuesta',
  schema: proposalSchema,
  allow: 'anyone',
  trap: true,
  limit: formRateLimit,
  read: (form) => readAttachments(form, ['obra', 'curriculum'], textKinds, 'editorial'),
  run: async (proposal, files, form) => {
    const digests = [files.obra.digest, files.curriculum.digest];
    const keys = await idempotencyKeys('propuesta', form, proposal, digests);
    const refusal = await storeProposal(proposal, files, keys);
    if (refusal) return refusal;
    deliverSoon();
    return { ok: true };
  },
});
