import { useEffect, useState } from 'react';
import type { Notification } from '@/components/ui/notify';
import type { CheckResult } from '@/lib/cart/results';

export type LiveStock = {
  /** The stock as rendered with the page, until the shop has answered. */
  has: (variant: { variantId: string; isAvailable: boolean }) => boolean;
  /** Whether the request to the shop failed. */
  isUnknown: boolean;
};

type PaymentTexts = Pick<Notification, 'title' | 'description'>;

/** Asks once, because the page may be minutes old. Returns `payment` when the plan of the shop must be paid. */
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
    // The script did not load: behave as without JavaScript; the button asks the shop when it is pressed.
    ask().catch(() => undefined);
    return () => asking.abort();
  }, [ids]);

  const isUnpaid = answer?.ok === false && answer.error === 'payment_required';
  useEffect(() => {
    if (!isUnpaid) return;
    // Loaded on demand, because the script of every product page contains this hook.
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
