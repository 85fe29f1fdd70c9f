type Money = { amount: string; currencyCode: string };

const twoDecimals = new Intl.NumberFormat('es-ES', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `18,00 EUR`: amount, a space that does not break, currency code (decisions.md, Shop). */
export function priceText({ amount, currencyCode }: Money): string {
  return `${twoDecimals.format(Number(amount))}\u00a0${currencyCode}`;
}
