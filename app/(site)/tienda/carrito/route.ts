import { z } from 'zod';
import { checkVariants } from '@/lib/cart/check';
import { readLimitedBody } from '@/lib/http/limited-body';
import { seeOther } from '@/lib/http/see-other';

/** Some hundreds of identifiers of 45 characters. */
const maxBytes = 64 * 1024;
const variantIds = z.array(z.string().max(200)).max(1_000);

/**
 * Tells the drawer what the lines of a cart cost now. A route and no server action: Next sends actions one after the
 * other, and a shop that does not answer this would hold up the checkout behind it.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readLimitedBody(request, maxBytes);
  if (body === 'too_big') return new Response(null, { status: 413 });
  const ids = variantIds.safeParse(jsonOf(body));
  if (!ids.success) return new Response(null, { status: 400 });
  return Response.json(await checkVariants(ids.data), { headers: { 'cache-control': 'no-store' } });
}

/** Whoever comes here by hand belongs in the shop. */
export const GET = () => seeOther('/tienda');

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
