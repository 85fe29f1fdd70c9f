/** Shopify's MoneyV2: the amount keeps at least one decimal and drops a trailing zero ("18.0", "18.95"). */
export function money(cents: number) {
  const amount = (cents / 100).toFixed(2).replace(/0$/, '');
  return { amount, currencyCode: 'EUR' };
}
