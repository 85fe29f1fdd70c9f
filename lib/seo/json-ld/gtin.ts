/** The thirteen digits of an ISBN as a GTIN, or null when the check digit is wrong. */
export function gtin13(isbn: string | null): string | null {
  const digits = isbn?.replace(/[\s-]/g, '') ?? '';
  if (!/^97[89]\d{10}$/.test(digits)) return null;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1),
    0,
  );
  return sum % 10 === 0 ? digits : null;
}
