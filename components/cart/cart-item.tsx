import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { pictureAddress } from '@/components/shop/picture';
import { priceText } from '@/components/shop/price';
import { CloseIcon, MinusIcon, PlusIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { isBlocked, type LineNote } from '@/lib/cart/compare';
import { type CartLine, maxQuantity, totalOf } from '@/lib/cart/lines';
import { pathOf } from '@/lib/parameter-pages';
import { variantNumber } from '@/lib/storefront/types';
import { type CartTexts, fill, plural } from './cart-texts';

type CartItemProps = {
  line: CartLine;
  note: LineNote | undefined;
  texts: CartTexts;
  isLocked: boolean;
  onQuantity: (quantity: number) => void;
  onLeave: () => void;
};

const control =
  'inline-flex h-11 w-9 cursor-pointer sm:w-11 items-center justify-center hover:bg-paper-deep disabled:opacity-40 aria-disabled:opacity-40';

/** Where a double click began: once its line is gone, its second press finds the line that has moved up. */
let pressed: string | null = null;

export function CartItem({ line, note, texts, isLocked, onQuantity, onLeave }: CartItemProps) {
  const { product, variantTitle, price, quantity } = line;
  const { title } = product;
  const name = variantTitle ? `${title} (${variantTitle})` : title;
  const [image] = product.images;
  const picture = image ? pictureAddress(image.url, 256) : null;
  const change =
    (to: number) =>
    ({ detail }: MouseEvent) => {
      if (detail < 2) pressed = line.variantId;
      else if (to <= 0 || pressed !== line.variantId) return;
      onQuantity(to);
    };
  const step = (by: 1 | -1, label: string, icon: ReactNode) => (
    <button
      type="button"
      aria-label={fill(label, { title: name })}
      disabled={isLocked}
      // `disabled` would take the focus from the button that reached the limit; `withQuantity` keeps to it.
      aria-disabled={quantity + by > maxQuantity}
      onClick={change(quantity + by)}
      className={control}
    >
      {icon}
    </button>
  );
  return (
    // On a telephone with large text the cover would leave the title no room.
    <li className="grid min-[16rem]:grid-cols-[4.5rem_1fr] gap-x-5 border-line border-b py-6">
      <div className="aspect-[2/3] self-start bg-paper-deep max-[16rem]:hidden">
        {picture ? (
          <picture>
            <img
              src={picture}
              alt=""
              width={72}
              height={108}
              className="size-full object-cover shadow-book"
            />
          </picture>
        ) : (
          <div
            aria-hidden="true"
            className="size-full overflow-hidden bg-pomegranate p-1.5 font-display text-caption text-paper leading-tight wrap-anywhere"
          >
            {title}
          </div>
        )}
      </div>
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-2">
          <p dir="auto" className="min-w-0 font-display text-h4 tracking-tight wrap-anywhere">
            <Link
              href={`${pathOf('product', encodeURIComponent(product.handle))}?variant=${encodeURIComponent(variantNumber(line.variantId))}`}
              onClick={onLeave}
              className="hover:underline hover:underline-offset-4"
            >
              {title}
            </Link>
          </p>
          <button
            type="button"
            aria-label={fill(texts.drawer.remove, { title: name })}
            disabled={isLocked}
            onClick={change(0)}
            className={`${control} -my-2 -mr-2 shrink-0 rounded-sm sm:-mr-3`}
          >
            <CloseIcon className="size-4" />
          </button>
        </div>
        {variantTitle ? (
          <p className="mt-1 text-ink-soft text-small wrap-anywhere">{variantTitle}</p>
        ) : null}
        {note ? (
          <p className="mt-2 font-medium text-accent text-small">{noteText(note, texts.check)}</p>
        ) : null}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
          {isBlocked(note) ? (
            <p className="text-ink-soft text-small">{fill(texts.drawer.quantity, { quantity })}</p>
          ) : (
            <div className="flex items-center border border-line-strong">
              {step(-1, texts.drawer.decrease, <MinusIcon className="size-4" />)}
              <span className="min-w-8 text-center tabular-nums">{quantity}</span>
              {step(1, texts.drawer.increase, <PlusIcon className="size-4" />)}
            </div>
          )}
          {quantity >= maxQuantity ? (
            <p className="order-last w-full text-ink-soft text-small">
              {fill(texts.add.full, { count: maxQuantity })}.
            </p>
          ) : null}
          <p className={clsx('ml-auto text-right tabular-nums', isBlocked(note) && 'line-through')}>
            <span>{priceText(totalOf([line]) ?? price)}</span>
            {quantity > 1 ? (
              <span className="block text-caption text-ink-soft">
                {fill(texts.drawer.each, { price: priceText(price) })}
              </span>
            ) : null}
          </p>
        </div>
      </div>
    </li>
  );
}

function noteText(note: LineNote, texts: CartTexts['check']): string {
  switch (note.kind) {
    case 'price':
      return fill(texts.price, { price: priceText(note.before) });
    case 'scarce':
      return plural(texts.scarce, note.left);
    default:
      return texts[note.kind];
  }
}
