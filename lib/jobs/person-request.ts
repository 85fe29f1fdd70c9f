import 'server-only';
import { z } from 'zod';
import { readLimitedJson } from '@/lib/http/body';
import { storedAddress } from '@/lib/mail/address';

const maxBytes = 4096;
const requestSchema = z.object({
  email: z
    .string()
    .trim()
    .regex(/^[^@\s]+@[^@\s]+$/)
    .transform(storedAddress),
  path: z.string().optional(),
});

/** The requested person's address, in the body because proxies log query strings. Null for any other body. */
export async function readPersonRequest(
  request: Request,
): Promise<z.infer<typeof requestSchema> | null> {
  const read = await readLimitedJson(request, maxBytes, requestSchema);
  return typeof read === 'string' ? null : read;
}
