import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { clientAddress } from '@/lib/rate-limit/client-address';

/** The idempotency key of a form rendered with JavaScript: a UUID created in the browser. */
export const formKey = z.string().regex(/^[0-9a-f-]{36}$/);

/** Without JavaScript, the same content within ten minutes counts as the same submission. */
const windowMilliseconds = 10 * 60 * 1000;

/**
 * The keys under which a submission may already be stored; a new one is stored under the first. With JavaScript the
 * form contains its key. Without it the key is a digest of form, network address, fields and file contents in the
 * current window of ten minutes; the previous window is checked too.
 */
export async function idempotencyKeys(
  formName: string,
  form: FormData,
  fields: Readonly<Record<string, string | null>>,
  digests: readonly string[],
  now = Date.now(),
): Promise<[string, ...string[]]> {
  const given = formKey.safeParse(form.get('idempotency_key'));
  if (given.success) return [`${formName}:${given.data}`];
  const digest = createHash('sha256').update(
    JSON.stringify([formName, await clientAddress(), fields, digests]),
  );
  const content = digest.digest('base64url');
  const window = Math.floor(now / windowMilliseconds);
  return [`${formName}:${content}:${window}`, `${formName}:${content}:${window - 1}`];
}
