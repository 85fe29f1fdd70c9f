'use server';

import { checkOut } from '@/lib/cart/checkout';
import type { CheckoutResult } from '@/lib/cart/results';

/** Makes a cart at the shop and says where it is paid. */
export async function startCheckout(lines: unknown): Promise<CheckoutResult> {
  return checkOut(lines);
}
