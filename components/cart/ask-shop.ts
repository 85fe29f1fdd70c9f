import { type CheckResult, refused } from '@/lib/cart/results';

/** The caller: the cart needs a fresh answer; public pages share answers. */
const doors = { cart: '/tienda/carrito', page: '/tienda/existencias' } as const;

/** The current prices of these variants; every failure is reported as one of the shop. */
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
    // A refusal is JSON as well, with a matching status; other bodies throw.
    return await response.json();
  } catch {
    return refused('failure');
  }
}
