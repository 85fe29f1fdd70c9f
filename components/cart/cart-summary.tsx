import { priceText } from '@/components/shop/price';
import { type CartLine, type CartState, countOf, totalOf } from '@/lib/cart/lines';
import { type CartTexts, plural } from './cart-texts';
import type { useCheckout } from './use-checkout';

type CartSummaryProps = {
  buyable: readonly CartLine[];
  cart: CartState;
  texts: CartTexts;
  checkout: ReturnType<typeof useCheckout>;
  onClear: () => void;
};

const primary =
  'inline-flex min-h-14 w-full cursor-pointer items-center justify-center rounded-sm bg-accent px-6 font-medium text-paper transition-colors duration-150 hover:bg-accent-deep';

/** The link replaces the pressed button, so it takes the focus, unless the visitor has moved it elsewhere. */
const takeLostFocus = (link: HTMLElement | null) => {
  if (document.activeElement === document.body) link?.focus();
};

export function CartSummary({ buyable, cart, texts, checkout, onClear }: CartSummaryProps) {
  const { drawer, check, errors } = texts;
  const { isLoading, ready, start } = checkout;
  const total = totalOf(buyable);
  // A checkout that was created from another cart than this is discarded.
  const order = ready?.cart === cart ? ready : null;
  return (
    <div className="border-line-strong border-t px-6 pt-5 pb-6 sm:px-8">
      {total ? (
        <dl className="flex flex-wrap items-baseline justify-between gap-4">
          <dt>
            {drawer.total}{' '}
            <span className="sr-only">{`(${plural(texts.count, countOf(buyable))})`}</span>
          </dt>
          <dd className="font-display text-h3 tabular-nums max-[16rem]:text-h4">
            {priceText(total)}
          </dd>
        </dl>
      ) : (
        <p>{errors.nothing_left}</p>
      )}
      <p className="mt-1 text-ink-soft text-small">{drawer.totalNote}</p>
      {order ? (
        <div role="alert" className="mt-4">
          <p className="text-small">
            {order.reason === 'blocked' ? drawer.blocked : check.changed}
          </p>
          <a
            ref={takeLostFocus}
            href={order.url}
            target="_blank"
            rel="noopener"
            className={`${primary} mt-3 no-underline`}
          >
            {order.reason === 'blocked' ? drawer.pay : drawer.payAnyway}
          </a>
        </div>
      ) : (
        <>
          <button
            type="button"
            // `disabled` would take the focus from the pressed button when nothing is left to buy.
            aria-disabled={isLoading || !total}
            onClick={() => {
              if (!isLoading && total) void start();
            }}
            className={`${primary} mt-4 aria-disabled:opacity-60`}
          >
            {isLoading ? drawer.checkoutLoading : drawer.checkout}
          </button>
          <p className="mt-2 text-caption text-ink-soft">{drawer.newTab}</p>
          {/* The shop does not tell whether an order was paid, so the cart stays full. */}
          {cart.checkoutUrl ? <p className="mt-2 text-small">{drawer.paid}</p> : null}
        </>
      )}
      <button
        type="button"
        disabled={isLoading}
        onClick={onClear}
        className="mt-2 min-h-11 cursor-pointer text-small underline underline-offset-4 hover:text-accent"
      >
        {drawer.clear}
      </button>
    </div>
  );
}
