export interface CartLineRecord {
  id: string;
  variantId: string;
  quantity: number;
  attributes: { key: string; value: string }[];
}

export interface CartRecord {
  token: string;
  key: string;
  createdAt: string;
  updatedAt: string;
  note: string | null;
  attributes: { key: string; value: string }[];
  lines: CartLineRecord[];
}

export interface CartProblem {
  code: 'INVALID' | 'INVALID_MERCHANDISE_LINE' | 'CART_TOO_LARGE';
  field: string[];
  message: string;
}

export interface CartNotice {
  code: 'MERCHANDISE_OUT_OF_STOCK' | 'MERCHANDISE_NOT_ENOUGH_STOCK';
  message: string;
  target: string;
}

/** The result of a change to a cart; with `problems` nothing was changed. */
export interface CartChange {
  cart: CartRecord | null;
  problems: CartProblem[];
  notices: CartNotice[];
}
