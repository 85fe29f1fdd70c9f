'use server';

import { checkOut } from './check';
import type { CheckoutResult } from './lines';

/** Creates a cart at the shop and returns the address of its checkout. */
export async function startCheckout(order: unknown): Promise<CheckoutResult> {
  return checkOut(order);
}
