type Money = { amount: string; currencyCode: string };

const twoDecimals = new Intl.NumberFormat('es-ES', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `18,00 EUR`: amount, a no-break space, currency code (requirement 3.1). */
export function priceText({ amount, currencyCode }: Money): string {
  return `${twoDecimals.format(Number(amount))}\u00a0${currencyCode}`;
}
