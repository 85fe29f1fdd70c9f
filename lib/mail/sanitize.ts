/**
 * A form can be filled in with another person's address. Text from a form is repeated in the letter only where it cannot
 * carry a message: no addresses of the web or of mail, one line, and short.
 */
const address = /:\/\/|www\.|@|[\p{L}\p{N}]\.[\p{L}]{2,}/iu;

/** The words of a stranger as a letter may repeat them; null when they had better not be. */
export function sanitizeLine(words: string | null, max: number): string | null {
  const line = words?.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim() ?? '';
  return line === '' || [...line].length > max || address.test(line) ? null : line;
}

/** A first name fit for a greeting: letters, and what stands between them. */
export function sanitizeName(words: string | null): string | null {
  const name = sanitizeLine(words, 60);
  return name && /^[\p{L}\p{M}][\p{L}\p{M} .’'-]*$/u.test(name) ? name : null;
}
