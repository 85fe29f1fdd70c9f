import { useCallback, useEffect, useRef, useState } from 'react';
import { askShop } from '@/components/cart/ask-shop';
import { type Comparison, compareWithShop, type LineNotes } from '@/lib/cart/compare';
import type { CartProblem } from '@/lib/cart/results';
import { changeCart, readCart } from '@/lib/cart/store';

export type CheckPhase = 'checking' | 'done' | 'unreachable';

export type Check = {
  phase: CheckPhase;
  notes: LineNotes;
  again: () => void;
  /** Applies the order's answer to the cart; a running check is cancelled, because it is older. */
  apply: (comparison: Comparison) => void;
};

/** Checks the lines at the shop each time the drawer opens, and keeps the result until it closes. */
export function useCheck(isOpen: boolean, warn: (problem: CartProblem) => void): Check {
  const [phase, setPhase] = useState<CheckPhase>('done');
  const [notes, setNotes] = useState<LineNotes>({});
  const asking = useRef<AbortController>(null);

  const apply = useCallback(({ items, notes }: Comparison) => {
    asking.current?.abort();
    setPhase('done');
    if (items !== readCart().items) changeCart((cart) => ({ ...cart, items }));
    setNotes(notes);
  }, []);

  const again = useCallback(async () => {
    asking.current?.abort();
    const asked = readCart().items.map(({ variantId }) => variantId);
    if (asked.length === 0) return;
    const controller = new AbortController();
    asking.current = controller;
    setPhase('checking');
    const result = await askShop(asked, controller.signal);
    if (controller.signal.aborted) return;
    if (result.ok) return apply(compareWithShop(readCart().items, asked, result.variants));
    setPhase('unreachable');
    if (result.error === 'payment_required') warn(result.error);
  }, [apply, warn]);

  useEffect(() => {
    if (!isOpen) return;
    setNotes({});
    void again();
    return () => asking.current?.abort();
  }, [isOpen, again]);

  return { phase, notes, again, apply };
}
