import 'server-only';
import { readLimitedBody } from '@/lib/http/limited-body';

/** Reads a form while counting: `too_big` past `maxBytes`, whatever length is declared; or `unreadable`. */
export async function readLimitedForm(
  request: Request,
  maxBytes: number,
): Promise<FormData | 'too_big' | 'unreadable'> {
  try {
    const body = await readLimitedBody(request, maxBytes);
    if (body === 'too_big') return body;
    const contentType = request.headers.get('content-type') ?? '';
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    return 'unreadable';
  }
}
