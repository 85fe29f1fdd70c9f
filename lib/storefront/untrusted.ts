/** The generated types trust the schema; these functions check the values of a response. */

/** Trimmed text; empty for other values. */
export function text(value: string | null | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Trimmed text, or null when it is empty. */
export function textOrNull(value: string | null | undefined): string | null {
  return text(value) || null;
}

/** A whole number above zero. */
export function countOrNull(value: string | number | null | undefined): number | null {
  const count =
    typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value ?? Number.NaN);
  return Number.isSafeInteger(count) && count > 0 ? count : null;
}

/** The items that are not null. */
export function list<T>(value: readonly (T | null | undefined)[] | null | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is T => item !== null && item !== undefined);
}

/** An address for a browser; null unless it is http or https. */
export function webAddress(value: string | null | undefined): URL | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}
