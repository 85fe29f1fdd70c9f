import { z } from 'zod';
import { formKey } from '@/lib/actions/idempotency';
import { headBytes } from '@/lib/files/head';
import { fileError } from '@/lib/files/problems';
import { readLimitedJson } from '@/lib/http/limited-json';
import { isSameOrigin } from '@/lib/http/same-origin';
import { log } from '@/lib/log/log';
import { takeRateLimit, uploadRateLimit } from '@/lib/rate-limit/take';
import { issueUploadTicket, uploadTarget } from '@/lib/submissions/upload-ticket';

type Context = { params: Promise<{ area: string; file: string }> };

const announcementSchema = z.object({
  /** The idempotency key of the form. */
  key: formKey,
  name: z.string(),
  size: z.int().nonnegative(),
  head: z
    .base64()
    .max(2 * headBytes)
    .transform((text) => Buffer.from(text, 'base64')),
});
/** A long name of a file, escaped, and its first bytes. */
const maxBytes = 16 * 1024;

/**
 * Says where one file goes that travels ahead of its form: a signed address of the storage, for the browser to put the
 * file there, and the reference that the form then carries. The file itself never passes here.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { area, file } = await params;
  const target = uploadTarget(area, file);
  if (!target) return answer(404, 'failure');
  if (!isSameOrigin(request.headers)) return answer(403, 'failure');
  try {
    const { allowed, retryAfter } = await takeRateLimit('subida', uploadRateLimit);
    if (!allowed) return answer(429, 'rate_limit', { 'retry-after': String(retryAfter) });
    const announced = await readLimitedJson(request, maxBytes, announcementSchema);
    if (typeof announced === 'string') return answer(400, 'failure');
    const outcome = await issueUploadTicket(target, announced.key, announced);
    if (typeof outcome === 'string') return answer(422, fileError(outcome, target.rule));
    return Response.json(outcome, { status: 201, headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    // The visitor cancelled or lost the line: there is no one to answer and nothing to repair.
    if (request.signal.aborted) return answer(400, 'failure');
    log.error('A file ahead of its form', error);
    return answer(500, 'failure');
  }
}

function answer(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
