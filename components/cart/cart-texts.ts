import type cart from '@/messages/es/cart.json';

/** The texts of the drawer; client leaves get them as properties, since pages carry no provider. */
export type CartTexts = Omit<typeof cart, 'direct'>;
export type AddTexts = CartTexts['add'];

/** Fills the `{names}` of a text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** `1 producto`, `2 productos`. */
export const plural = (forms: { one: string; other: string }, count: number): string =>
  fill(count === 1 ? forms.one : forms.other, { count });
