/** Normalises text: Unicode NFC, trimmed, without control characters, which the database refuses. */
export function cleanText(value: string): string {
  return value
    .toWellFormed()
    .normalize('NFC')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}
