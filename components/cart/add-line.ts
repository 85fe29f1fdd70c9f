import { notify } from '@/components/ui/notify';
import { maxQuantity } from '@/lib/cart/count';
import { type CartLine, countOf, withLine } from '@/lib/cart/lines';
import { changeCart, readCart } from '@/lib/cart/store';
import { type AddTexts, fill } from './cart-texts';

export function addLine(line: CartLine, texts: AddTexts): void {
  const before = countOf(readCart().items);
  const isKept = changeCart((cart) => ({ ...cart, items: withLine(cart.items, line) }));
  if (countOf(readCart().items) === before) {
    void notify({ kind: 'info', title: fill(texts.full, { count: maxQuantity }) });
    return;
  }
  void notify({
    kind: 'success',
    title: texts.added,
    ...(isKept ? {} : { description: texts.notKept }),
  });
}
