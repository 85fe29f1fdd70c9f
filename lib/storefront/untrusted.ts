/** The generated types trust the schema; these describe an unchecked answer. */

/** A text without the space around it; empty when there is none. */
export function text(value: string | null | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The same, or null when nothing is left. */
export function textOrNull(value: string | null | undefined): string | null {
  return text(value) || null;
}

/** A whole number above zero. */
export function countOrNull(value: string | number | null | undefined): number | null {
  const count =
    typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value ?? Number.NaN);
  return Number.isSafeInteger(count) && count > 0 ? count : null;
}

/** The items that are there at all. */
export function list<T>(value: readonly (T | null | undefined)[] | null | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is T => item !== null && item !== undefined);
}

/** An address that a browser may be sent to; anything but http and https is refused. */
export function webAddress(value: string | null | undefined): URL | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}
