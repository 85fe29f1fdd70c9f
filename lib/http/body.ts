import 'server-only';
import type { z } from 'zod';
import { parseJson } from '@/lib/text/text';

/** Reads a body while counting its bytes: `too_big` past `maxBytes`, whatever length the request declares. */
export async function readLimitedBody(
  request: Pick<Request, 'body'>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | 'too_big'> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of request.body ?? []) {
    total += chunk.byteLength;
    if (total > maxBytes) return 'too_big';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

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

/** Parses JSON with a schema: `too_big` past `maxBytes`, `invalid` when the schema refuses the value. */
export async function readLimitedJson<Schema extends z.ZodType<object>>(
  request: Request,
  maxBytes: number,
  schema: Schema,
): Promise<z.output<Schema> | 'too_big' | 'invalid'> {
  const body = await readLimitedBody(request, maxBytes);
  if (body === 'too_big') return body;
  return schema.safeParse(parseJson(new TextDecoder().decode(body))).data ?? 'invalid';
}
