import type { AddTexts } from '@/components/cart/cart-texts';
import { notify } from '@/components/ui/notify';
import { withLine } from '@/lib/cart/lines';
import { changeCart } from '@/lib/cart/store';
import type { CartLine } from '@/lib/cart/types';

export function addLine(line: CartLine, texts: AddTexts): void {
  const isKept = changeCart((cart) => ({ ...cart, items: withLine(cart.items, line) }));
  void notify({
    kind: 'success',
    title: texts.added,
    ...(isKept ? {} : { description: texts.notKept }),
  });
}
