import 'server-only';
import { z } from 'zod';
import type { CartProblem, CheckResult } from '@/lib/cart/results';
import { readLimitedJson } from '@/lib/http/limited-json';
import { isSameOrigin } from '@/lib/http/same-origin';

/** The body of a refusal. Only our script reads it; other clients read the status. */
const statuses: Record<CartProblem, number> = {
  rate_limit: 429,
  too_many: 400,
  payment_required: 502,
  failure: 502,
};

/** In bytes; enough for several hundred identifiers of 45 characters. */
const maxBytes = 64 * 1024;
const variantIds = z.array(z.string().max(200)).max(1_000);

/** Answers a posted list of variants with the JSON that `check` returns; a refusal has a matching HTTP status. */
export async function answerQuestion(
  request: Request,
  check: (ids: readonly string[]) => Promise<CheckResult>,
): Promise<Response> {
  // Refuse requests from other sites' pages: they would use up the visitor's rate limit.
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403 });
  const ids = await readLimitedJson(request, maxBytes, variantIds);
  if (ids === 'too_big') return new Response(null, { status: 413 });
  if (ids === 'invalid') return new Response(null, { status: 400 });
  const result = await check(ids);
  const status = result.ok ? 200 : statuses[result.error];
  return Response.json(result, { status, headers: { 'cache-control': 'no-store' } });
}
