import { type CheckResult, refused } from '@/lib/cart/lines';

/** The cart needs a fresh answer; visitors of public pages share one. */
const paths = { cart: '/tienda/carrito', page: '/tienda/existencias' } as const;

/** Fetches the current prices of these variants; every failure is reported as one of the shop. */
export async function requestVariants(
  variantIds: readonly string[],
  signal: AbortSignal,
  audience: keyof typeof paths = 'cart',
): Promise<CheckResult> {
  try {
    const response = await fetch(paths[audience], {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(variantIds),
      signal,
    });
    // A refusal is JSON too, with a matching status; `json()` throws for other bodies.
    return await response.json();
  } catch {
    return refused('failure');
  }
}
