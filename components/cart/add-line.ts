import { notify } from '@/components/ui/notify';
import { type CartLine, maxQuantity, withLine } from '@/lib/cart/lines';
import { changeCart, readCount } from '@/lib/cart/store';
import { type AddTexts, fill } from './cart-texts';

export function addLine(line: CartLine, texts: AddTexts): void {
  const before = readCount();
  const isKept = changeCart((cart) => ({ ...cart, items: withLine(cart.items, line) }));
  if (readCount() === before) {
    void notify({ kind: 'info', title: fill(texts.full, { count: maxQuantity }) });
    return;
  }
  void notify({
    kind: 'success',
    title: texts.added,
    ...(isKept ? {} : { description: texts.notKept }),
  });
}
