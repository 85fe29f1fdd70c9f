import { useEffect, useState } from 'react';
import type { CheckResult } from '@/lib/cart/results';

/** What the page says of a variant, until the shop has said something newer; null when it cannot be asked. */
export type LiveStock = (variant: { variantId: string; isAvailable: boolean }) => boolean | null;

/**
 * Asks once whether these variants can still be had: the page may be some minutes old. When the shop does not answer,
 * stock is not known, and a button that promised a book would be a lie.
 */
export function useLiveStock(variantIds: readonly string[]): LiveStock {
  const [answer, setAnswer] = useState<CheckResult | null>(null);
  const ids = variantIds.join(' ');

  useEffect(() => {
    const asking = new AbortController();
    const ask = async () => {
      const { askShop } = await import('@/components/cart/ask-shop');
      const result = await askShop(ids.split(' '), asking.signal, 'page');
      if (!asking.signal.aborted) setAnswer(result);
    };
    // The code did not come: then it is as if there were no JavaScript, and the button asks when it is pressed.
    ask().catch(() => undefined);
    return () => asking.abort();
  }, [ids]);

  return ({ variantId, isAvailable }) => {
    if (!answer) return isAvailable;
    // Whoever asks too often is refused by us; that says nothing about the shop.
    if (!answer.ok) return answer.error === 'rate_limit' ? isAvailable : null;
    return answer.variants.some((variant) => variant.variantId === variantId && variant.available);
  };
}
