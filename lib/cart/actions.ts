'use server';

import { checkOut } from '@/lib/cart/checkout';
import type { CheckoutResult } from '@/lib/cart/results';

/** Creates a cart at the shop and returns the address of its checkout. */
export async function startCheckout(lines: unknown): Promise<CheckoutResult> {
  return checkOut(lines);
}
