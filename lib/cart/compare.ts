import type { Checkout, LiveVariant, Money } from '@/lib/storefront/types';
import type { CartLine } from './lines';

/** How a line has changed since it was added. */
export type LineNote =
  | { kind: 'price'; before: Money }
  | { kind: 'soldOut' }
  | { kind: 'gone' }
  | { kind: 'scarce'; left: number };

export type LineNotes = Readonly<Record<string, LineNote>>;
export type Comparison = { items: readonly CartLine[]; notes: LineNotes };

/** States of lines that cannot be bought now; they are shown but not ordered. */
export const isBlocked = (note: LineNote | undefined): boolean =>
  note?.kind === 'soldOut' || note?.kind === 'gone';

/** Updates the lines to current prices and notes the changes. Lines that were not in the request stay as they are. */
export function compareWithShop(
  items: readonly CartLine[],
  checked: readonly string[],
  variants: readonly LiveVariant[],
): Comparison {
  return compare(items, (line) => {
    if (!checked.includes(line.variantId)) return [line];
    const live = variants.find(({ variantId }) => variantId === line.variantId);
    if (!live) return [line, { kind: 'gone' }];
    if (!live.available) return [line, { kind: 'soldOut' }];
    return atPrice(line, live.price);
  });
}

/** Updates the lines to the cart that the shop created: it silently reduces quantities to its stock. */
export function compareWithCheckout(
  items: readonly CartLine[],
  sent: readonly CartLine[],
  taken: Checkout['lines'],
): Comparison {
  return compare(items, (line) => {
    const sentLine = sent.find(({ variantId }) => variantId === line.variantId);
    if (!sentLine) return [line];
    // An automatic discount ("three for two") splits the copies of one variant over several lines.
    const copies = taken.filter(({ variantId }) => variantId === line.variantId);
    const quantity = copies.reduce((sum, copy) => sum + copy.quantity, 0);
    if (quantity === 0) return [line, { kind: 'soldOut' }];
    const price = copies[0]?.price;
    const [priced, note] = price ? atPrice(line, price) : [line];
    // Another tab may have added a copy since the request.
    if (quantity >= Math.min(line.quantity, sentLine.quantity))
      return note ? [priced, note] : [priced];
    return [
      { ...priced, quantity },
      { kind: 'scarce', left: quantity },
    ];
  });
}

function atPrice(line: CartLine, price: Money): [CartLine, LineNote?] {
  const { amount, currencyCode } = line.price;
  if (amount === price.amount && currencyCode === price.currencyCode) return [line];
  return [
    { ...line, price },
    { kind: 'price', before: line.price },
  ];
}

function compare(
  items: readonly CartLine[],
  judge: (line: CartLine) => [CartLine, LineNote?],
): Comparison {
  const judged = items.map(judge);
  const notes = judged.flatMap(([{ variantId }, note]) =>
    note ? [[variantId, note] as const] : [],
  );
  // Return the same list when nothing changed, so that comparisons by identity hold.
  const isSame = judged.every(([line], index) => line === items[index]);
  return { items: isSame ? items : judged.map(([line]) => line), notes: Object.fromEntries(notes) };
}
