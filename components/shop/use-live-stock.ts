import { useEffect, useState } from 'react';
import type { Notification } from '@/components/ui/notify';
import type { CheckResult } from '@/lib/cart/results';

export type LiveStock = {
  /** What the page says of a variant, until the shop has said something newer. */
  has: (variant: { variantId: string; isAvailable: boolean }) => boolean;
  /** Whether the shop was asked and did not answer. */
  isUnknown: boolean;
};

type PaymentTexts = Pick<Notification, 'title' | 'description'>;

/**
 * Asks once whether these variants can still be had: the page may be some minutes old. Says `payment` when the shop does
 * not answer because its plan must be paid.
 */
export function useLiveStock(variantIds: readonly string[], payment: PaymentTexts): LiveStock {
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

  const isUnpaid = answer?.ok === false && answer.error === 'payment_required';
  useEffect(() => {
    if (!isUnpaid) return;
    // Its code comes when it is needed, since every book's page carries this one.
    import('@/components/ui/notify')
      .then(({ notify }) => notify({ kind: 'error', ...payment }))
      .catch(() => undefined);
  }, [isUnpaid, payment]);

  return {
    has: ({ variantId, isAvailable }) =>
      answer?.ok
        ? answer.variants.some((variant) => variant.variantId === variantId && variant.available)
        : isAvailable,
    isUnknown: answer?.ok === false,
  };
}
