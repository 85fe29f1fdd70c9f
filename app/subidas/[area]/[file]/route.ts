import { maxFileBytes } from '@/lib/files/kinds';
import { readLimitedBody } from '@/lib/http/limited-body';
import { isSameOrigin } from '@/lib/http/same-origin';
import { takeRateLimit, uploadRateLimit } from '@/lib/rate-limit/take';
import { quarantine } from '@/lib/submissions/quarantine';
import { uploadTarget } from '@/lib/submissions/upload-target';

type Context = { params: Promise<{ area: string; file: string }> };

/**
 * Receives one file ahead of its form: the bytes are the body, the name and the form's key come in headers. What can
 * be refused without them is refused before a byte is read; memory is guarded by the gate in front (lib/http/body-gate).
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { area, file } = await params;
  const target = uploadTarget(area, file);
  if (!target) return answer(404, 'failure');
  const { headers } = request;
  const key = headers.get('x-form-key') ?? '';
  if (!isSameOrigin(headers) || !/^[0-9a-f-]{36}$/.test(key)) return answer(403, 'failure');
  if (Number(headers.get('content-length') ?? 0) > maxFileBytes) return answer(413, 'file_too_big');
  try {
    const { allowed, retryAfter } = await takeRateLimit('subida', uploadRateLimit);
    if (!allowed) return answer(429, 'rate_limit', { 'retry-after': String(retryAfter) });
    const bytes = await readLimitedBody(request, maxFileBytes);
    if (bytes === 'too_big') return answer(413, 'file_too_big');
    const outcome = await quarantine(target, key, { name: nameOf(headers), bytes });
    if (typeof outcome === 'string') return answer(422, `file_${outcome}`);
    return Response.json(outcome, { status: 201, headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    // Whoever cancels, or loses the line, is told nothing and is no failure of ours.
    if (request.signal.aborted) return answer(400, 'failure');
    console.error('A file ahead of its form', error);
    return answer(500, 'failure');
  }
}

function answer(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

function nameOf(headers: Headers): string {
  const name = headers.get('x-file-name') ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
