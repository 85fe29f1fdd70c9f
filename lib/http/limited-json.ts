import 'server-only';
import type { z } from 'zod';
import { readLimitedBody } from '@/lib/http/limited-body';
import { parseJson } from '@/lib/text/parse-json';

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
