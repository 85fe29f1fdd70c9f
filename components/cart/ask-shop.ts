import { type CheckResult, refused } from '@/lib/cart/results';

/** What these variants cost now (app/(site)/tienda/carrito); any failure on the way counts as one of the shop. */
export async function askShop(
  variantIds: readonly string[],
  signal: AbortSignal,
): Promise<CheckResult> {
  try {
    const response = await fetch('/tienda/carrito', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(variantIds),
      signal,
    });
    return response.ok ? await response.json() : refused('failure');
  } catch {
    return refused('failure');
  }
}
