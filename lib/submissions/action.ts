import 'server-only';
import { formAction, idempotencyKeys } from '@/lib/actions/form-action';
import { readAttachments } from '@/lib/files/attachment';
import { type FormArea, specOf } from '@/lib/form-areas';
import { deliverSoon } from '@/lib/mail/deliver';
import { formRateLimit } from '@/lib/rate-limit/take';
import { submissionSchema } from './schema';
import { storeSubmission } from './store';

/** Receives a public form, stores the submission and starts sending its mail. */
export const submissionAction = (area: FormArea) =>
  formAction({
    name: area,
    schema: submissionSchema(area),
    allow: 'anyone',
    rejectsBots: true,
    limit: formRateLimit,
    read: (form) => readAttachments(form, specOf(area).files, area),
    run: async (submission, files, form) => {
      const digests = Object.values(files).map((file) => file?.digest ?? '');
      const keys = await idempotencyKeys(area, form, submission, digests);
      const refusal = await storeSubmission(area, submission, files, keys);
      if (!refusal) deliverSoon();
      return refusal;
    },
  });
