/** Text as people mean it: composed, trimmed, without the control characters that no database takes. */
export function cleanText(value: string): string {
  return value
    .toWellFormed()
    .normalize('NFC')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}
