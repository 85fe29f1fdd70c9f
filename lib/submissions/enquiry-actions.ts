'use server';

import { formAction } from '@/lib/actions/form-action';
import { idempotencyKeys } from '@/lib/actions/idempotency';
import { type Attachment, readOptionalAttachment } from '@/lib/files/attachment';
import { enquiryKinds } from '@/lib/files/kinds';
import { deliverSoon } from '@/lib/mail/deliver-soon';
import { formRateLimit } from '@/lib/rate-limit/take';
import { artEnquirySchema, type Enquiry, serviceEnquirySchema } from '@/lib/submissions/schema';
import { storeEnquiry } from '@/lib/submissions/store-enquiry';

/** Receives a request for a report or a valuation (spec §2, Art page). */
export const sendArtEnquiry = formAction({
  name: 'arte',
  schema: artEnquirySchema,
  allow: 'anyone',
  trap: true,
  limit: formRateLimit,
  read: (form) => readOptionalAttachment(form, 'documento', enquiryKinds, 'dauro-arte'),
  run: async (enquiry, { attachment }, form) => {
    const keys = await keysOf('arte', form, enquiry, attachment);
    const refusal = await storeEnquiry('dauro-arte', enquiry, attachment, keys);
    if (refusal) return refusal;
    deliverSoon();
    return { ok: true };
  },
});

/** Receives a request for information (spec §2, Services page). */
export const sendServiceEnquiry = formAction({
  name: 'servicios',
  schema: serviceEnquirySchema,
  allow: 'anyone',
  trap: true,
  limit: formRateLimit,
  read: (form) => readOptionalAttachment(form, 'documento', enquiryKinds, 'servicios'),
  run: async (enquiry, { attachment }, form) => {
    const keys = await keysOf('servicios', form, enquiry, attachment);
    const refusal = await storeEnquiry('servicios', enquiry, attachment, keys);
    if (refusal) return refusal;
    deliverSoon();
    return { ok: true };
  },
});

const keysOf = (name: string, form: FormData, enquiry: Enquiry, attachment: Attachment | null) =>
  idempotencyKeys(
    name,
    form,
    { ...enquiry, enlace_web: enquiry.enlace_web ?? '' },
    attachment ? [attachment.digest] : [],
  );
