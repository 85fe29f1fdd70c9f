import 'server-only';
import { z } from 'zod';
import { checkoutLimit, problemOf } from '@/lib/cart/check';
import { mostLines, mostOfOne } from '@/lib/cart/lines';
import { type CheckoutResult, refused } from '@/lib/cart/results';
import { visitorAddress } from '@/lib/rate-limit/client-address';
import { mayAsk } from '@/lib/rate-limit/may-ask';
import { createCheckout } from '@/lib/storefront/checkout';

const checkoutLines = z
  .array(
    z.object({
      variantId: z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d+$/),
      quantity: z.int().min(1).max(mostOfOne),
    }),
  )
  .min(1);

/** Creates a cart at the shop from the browser's data, which is untrusted. */
export async function checkOut(sent: unknown): Promise<CheckoutResult> {
  try {
    if (Array.isArray(sent) && sent.length > mostLines) return refused('too_many');
    const lines = checkoutLines.parse(sent);
    if (!(await mayAsk('pago', checkoutLimit))) return refused('rate_limit');
    return { ok: true, ...(await createCheckout(lines, await visitorAddress())) };
  } catch (error) {
    return refused(problemOf('Checkout', error));
  }
}
