import type { Offer } from './types.ts';

type Format = 'Rústica' | 'Tapa dura' | 'Digital';

/** Offers along the usual option «Formato»: price in euros and copies in stock of each. */
export function formats(prices: Partial<Record<Format, readonly [euros: number, stock: number]>>) {
  return Object.entries(prices).map(
    ([format, [euros, stock]]): Offer => ({
      options: { Formato: format },
      cents: Math.round(euros * 100),
      stock,
    }),
  );
}

/** A book that comes in one form only; Shopify calls its single option «Title: Default Title». */
export function single(euros: number, stock: number): Offer[] {
  return [{ options: { Title: 'Default Title' }, cents: Math.round(euros * 100), stock }];
}
