import 'server-only';
import { z } from 'zod';
import { readLimitedJson } from '@/lib/http/limited-json';

const maxBytes = 4096;
const requestSchema = z.object({
  email: z
    .string()
    .trim()
    .regex(/^[^@\s]+@[^@\s]+$/),
  path: z.string().optional(),
});

/**
 * Whose data is asked for. The address comes in the body, because proxies write query strings into their logs. Null when
 * the body is something else.
 */
export async function readPersonRequest(
  request: Request,
): Promise<z.infer<typeof requestSchema> | null> {
  const read = await readLimitedJson(request, maxBytes, requestSchema);
  return typeof read === 'string' ? null : read;
}
