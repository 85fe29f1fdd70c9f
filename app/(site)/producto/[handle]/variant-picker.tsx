'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef, useState } from 'react';
import { AddToCart } from '@/components/cart/add-to-cart';
import { type AddTexts, fill } from '@/components/cart/cart-texts';
import { priceText } from '@/components/shop/price';
import { type Notification, notify } from '@/components/ui/notify';
import type { CartLine, CheckResult } from '@/lib/cart/lines';
import { chooseValue, has, variantsWith } from '@/lib/shop/variants';
import { variantNumber } from '@/lib/storefront/types';

export type Edition = CartLine & { isAvailable: boolean };

type VariantPickerProps = {
  options: readonly { name: string; values: readonly string[] }[];
  editions: readonly [Edition, ...Edition[]];
  texts: {
    add: AddTexts;
    soldOut: string;
    noMatch: string;
    /** `{value}`: the value that was pressed in vain. */
    existsAs: string;
    take: string;
    /** Shown beside the button when the request for the stock failed; the checkout checks it again. */
    unknown: string;
    payment: { title: string; description: string };
  };
  /** Class names come from the server, so that the script does not contain them. */
  looks: { button: string; choice: string; choices: string; take: string };
};

/**
 * Price, options and add button of the chosen edition, at first that of the address or the first one. When no edition has
 * the chosen value together with the other values, the choice does not change; a message names the editions that have it,
 * with a button for each, so that every edition can be reached. The options are disabled until the page is hydrated:
 * before that the button would add the first edition whatever is chosen.
 */
export function VariantPicker({ options, editions, texts, looks }: VariantPickerProps) {
  const [chosen, setChosen] = useState(editions[0]);
  const [missed, setMissed] = useState<{ name: string; value: string } | null>(null);
  const pressed = useRef<HTMLInputElement>(null);
  const [isReady, setReady] = useState(false);
  const variantIds = editions.map(({ variantId }) => variantId);
  const stock = useLiveStock(variantIds, texts.payment);

  useEffect(() => setReady(true), []);

  function select(edition: Edition, missing: typeof missed = null) {
    setChosen(edition);
    setMissed(missing);
    // The address keeps the choice when the visitor comes back or shares it.
    const address = new URL(location.href);
    address.searchParams.set('variant', variantNumber(edition.variantId));
    history.replaceState(null, '', address);
  }

  function choose(name: string, value: string) {
    const next = chooseValue(editions, chosen, { name, value });
    select(next, has(next, { name, value }) ? null : { name, value });
  }

  function take(edition: Edition) {
    select(edition);
    // The button disappears; the radio button that now is checked keeps the focus in its place.
    pressed.current?.focus();
  }

  const others = missed ? variantsWith(editions, chosen, missed) : [];
  const { isAvailable: _, ...line } = { ...chosen, price: stock.priceOf(chosen) };
  return (
    <div>
      <Suspense fallback={null}>
        <AddressedEdition editions={editions} onChoose={setChosen} />
      </Suspense>
      <p aria-live="polite" className="text-lead tabular-nums">
        {priceText(line.price)}
      </p>
      <div className={options.length > 0 ? 'noscript:hidden' : undefined}>
        {options.map(({ name, values }) => (
          <fieldset key={name} disabled={!isReady} className="mt-6">
            <legend className="font-medium text-small">{name}</legend>
            <div className={looks.choices}>
              {values.map((value) => {
                const edition = chooseValue(editions, chosen, { name, value });
                const isSoldOut = has(edition, { name, value }) && !stock.has(edition);
                return (
                  <label key={value} className={looks.choice}>
                    <input
                      type="radio"
                      name={name}
                      value={value}
                      checked={has(chosen, { name, value })}
                      onChange={({ currentTarget }) => {
                        pressed.current = currentTarget;
                        choose(name, value);
                      }}
                      className="absolute inset-0 cursor-pointer opacity-0"
                    />
                    <span className={isSoldOut ? 'line-through' : undefined}>{value}</span>
                    {isSoldOut ? (
                      <span className="text-caption">{`(${texts.soldOut})`}</span>
                    ) : null}
                  </label>
                );
              })}
            </div>
          </fieldset>
        ))}
        <p role="status" className="mt-3 text-ink-soft text-small empty:sr-only">
          {missed
            ? `${texts.noMatch}${others.length > 0 ? ` ${fill(texts.existsAs, missed)}` : ''}`
            : ''}
        </p>
        {others.length > 0 ? (
          <div className={looks.choices}>
            {others.map((edition) => (
              <button
                key={edition.variantId}
                type="button"
                onClick={() => take(edition)}
                className={looks.take}
              >
                {`${fill(texts.take, { edition: edition.variantTitle })}${
                  stock.has(edition) ? '' : ` (${texts.soldOut})`
                }`}
              </button>
            ))}
          </div>
        ) : null}
        <div className="mt-8">
          <AddToCart
            line={line}
            available={stock.has(chosen)}
            texts={texts.add}
            className={looks.button}
          />
          <p role="status" className="mt-3 text-ink-soft text-small empty:sr-only">
            {stock.isUnknown ? texts.unknown : ''}
          </p>
        </div>
      </div>
    </div>
  );
}

type AddressedEditionProps = {
  editions: VariantPickerProps['editions'];
  onChoose: (edition: Edition) => void;
};

/**
 * Chooses the edition of the address whenever it changes. It renders nothing and has a boundary of its own, because
 * the server renders a static page without its query.
 */
function AddressedEdition({ editions, onChoose }: AddressedEditionProps) {
  const query = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query tells of a change, the address is ahead of it.
  useEffect(() => {
    const linked = new URLSearchParams(location.search).get('variant');
    onChoose(
      editions.find((edition) => variantNumber(edition.variantId) === linked) ?? editions[0],
    );
  }, [query, editions, onChoose]);
  return null;
}

type PaymentTexts = Pick<Notification, 'title' | 'description'>;

/** Asks once, because the page may be minutes old. Returns `payment` when the plan of the shop must be paid. */
function useLiveStock(variantIds: readonly string[], payment: PaymentTexts) {
  const [answer, setAnswer] = useState<CheckResult | null>(null);
  const ids = variantIds.join(' ');

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const { requestVariants } = await import('@/components/cart/request-variants');
      const result = await requestVariants(ids.split(' '), controller.signal, 'page');
      if (!controller.signal.aborted) setAnswer(result);
    };
    // The script did not load: behave as without JavaScript; the button asks the shop when it is pressed.
    load().catch(() => undefined);
    return () => controller.abort();
  }, [ids]);

  const isUnpaid = answer?.ok === false && answer.error === 'payment_required';
  useEffect(() => {
    if (isUnpaid) void notify({ kind: 'error', ...payment });
  }, [isUnpaid, payment]);

  const answered = answer?.ok ? answer.variants : null;
  const find = (edition: Edition) =>
    answered?.find(({ variantId }) => variantId === edition.variantId);
  // Stock and price as rendered with the page, until the shop has answered.
  return {
    has: (edition: Edition) => (answered ? find(edition)?.available === true : edition.isAvailable),
    priceOf: (edition: Edition) => find(edition)?.price ?? edition.price,
    /** Whether the request to the shop failed. */
    isUnknown: answer?.ok === false,
  };
}
