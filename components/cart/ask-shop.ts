import { type CheckResult, refused } from '@/lib/cart/results';

/** Who asks: the cart, which needs a fresh answer, or a public page, whose answers are shared. */
const doors = { cart: '/tienda/carrito', page: '/tienda/existencias' } as const;

/** What these variants cost now; any failure on the way counts as one of the shop. */
export async function askShop(
  variantIds: readonly string[],
  signal: AbortSignal,
  door: keyof typeof doors = 'cart',
): Promise<CheckResult> {
  try {
    const response = await fetch(doors[door], {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(variantIds),
      signal,
    });
    // A refusal is JSON as well, with the status of what failed; other bodies throw.
    return await response.json();
  } catch {
    return refused('failure');
  }
}
