import type { Checkout, LiveVariant } from '@/lib/storefront/types';

/** Why a request to the shop failed; each value is a message key. */
export type CartProblem = 'failure' | 'payment_required' | 'too_many' | 'rate_limit';

type Refusal = { ok: false; error: CartProblem };

export type CheckResult = { ok: true; variants: readonly LiveVariant[] } | Refusal;
export type CheckoutResult = ({ ok: true } & Checkout) | Refusal;

/** A failed request to the shop. */
export const refused = (error: CartProblem): Refusal => ({ ok: false, error });
