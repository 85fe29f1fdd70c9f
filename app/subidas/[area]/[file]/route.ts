import { z } from 'zod';
import { formKey } from '@/lib/actions/form-action';
import { countRefusals } from '@/lib/files/attachment';
import { headBytes } from '@/lib/files/inspection';
import { fileError } from '@/lib/files/problems';
import { isSameOrigin, readLimitedJson } from '@/lib/http/request';
import { log } from '@/lib/log/log';
import { takeRateLimit, uploadRateLimit } from '@/lib/rate-limit/take';
import { issueUploadTicket, uploadTarget } from '@/lib/submissions/upload-ticket';

type Context = RouteContext<'/subidas/[area]/[file]'>;

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
/** Enough for a long, escaped file name and the first bytes of the file. */
const maxBytes = 16 * 1024;

/**
 * Issues the upload ticket for one file: a signed storage address to which the browser sends the file, and the
 * reference that the form then submits. The file itself does not pass through this server.
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
    if (typeof outcome === 'string') {
      countRefusals(area, { [file]: outcome });
      return answer(422, fileError(outcome, target.rule));
    }
    return Response.json(outcome, { status: 201, headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    // The client disconnected; there is nothing to answer or clean up.
    if (request.signal.aborted) return answer(400, 'failure');
    log.error('A file ahead of its form', error);
    return answer(500, 'failure');
  }
}

function answer(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
