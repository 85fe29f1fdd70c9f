/**
 * A form can be submitted with another person's address, which turns its mail into spam. Text from a form is therefore
 * repeated in a mail only when it cannot carry a message: one short line without web or mail addresses.
 */
const address = /:\/\/|www\.|@|[\p{L}\p{N}]\.[\p{L}]{2,}/iu;

/** The visitor's text if it is safe to repeat, otherwise null. */
export function sanitizeLine(words: string | null, max: number): string | null {
  const line = words?.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim() ?? '';
  return line === '' || [...line].length > max || address.test(line) ? null : line;
}

/** A first name for the greeting: letters, spaces, full stops, apostrophes and hyphens. */
export function sanitizeName(words: string | null): string | null {
  const name = sanitizeLine(words, 60);
  return name && /^[\p{L}\p{M}][\p{L}\p{M} .’'-]*$/u.test(name) ? name : null;
}
