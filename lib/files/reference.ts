import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/lib/env';
import { kindNames } from '@/lib/files/kinds';
import { deriveKey } from '@/lib/security/derive-key';

/**
 * A file uploaded before its form goes to a path in quarantine, and the browser gets this reference for it. It contains
 * the path, the form, the field and the key of the rendered form, and it is signed. The action therefore trusts the
 * path and inspects only the file.
 */
const referenceSchema = z.object({
  bucket: z.string(),
  path: z.string(),
  /** The area and the field, `editorial/obra`. */
  purpose: z.string(),
  /** The idempotency key of the form; the reference is invalid in any other form. */
  key: z.string(),
  /** The kind by its first bytes. */
  kind: z.enum(kindNames),
  name: z.string(),
  expires: z.number(),
});

export type FileReference = z.infer<typeof referenceSchema>;

/** Much shorter than the two hours after which the clean-up job empties quarantine. */
export const referenceMilliseconds = 90 * 60 * 1000;

const mark = 'f1';

const signingKey = deriveKey(env.SUPABASE_SECRET_KEY, 'upload-reference');

const sign = (payload: string) =>
  createHmac('sha256', signingKey).update(`${mark}:${payload}`).digest();

/** Encodes a reference as the value of a form field. */
export function writeReference(reference: FileReference): string {
  const payload = Buffer.from(JSON.stringify(reference)).toString('base64url');
  return `${mark}.${payload}.${sign(payload).toString('base64url')}`;
}

/** Decodes a reference; `expired` after its time, null for everything that this server did not sign. */
export function readReference(text: string, now = Date.now()): FileReference | 'expired' | null {
  const [start, payload, signature, ...rest] = text.split('.');
  if (start !== mark || !payload || !signature || rest.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = sign(payload);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const parsed = referenceSchema.safeParse(
    JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')),
  );
  if (!parsed.success) return null;
  return parsed.data.expires > now ? parsed.data : 'expired';
}
