/** Twelve digits with their check digit, as an ISBN of thirteen digits, which is a GTIN too. */
export function isbn13(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

/** Nine digits with their check digit, of which ten is `x`: an ISBN from before 2007. */
export function isbn10(nine: string): string {
  const sum = [...nine].reduce((total, digit, at) => total + Number(digit) * (10 - at), 0);
  return nine + '0x987654321'.charAt(sum % 11);
}
