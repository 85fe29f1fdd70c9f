const placeholder = /\{([^{}\n]{0,60})\}/g;

export type Values = Readonly<Record<string, string>>;

/** A letter with its placeholders filled in, in one pass: what a visitor wrote is not filled in again. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );

/** The first placeholder, with its braces, that is none of the known ones; null when there is none. */
export function unknownPlaceholder(text: string, known: readonly string[]): string | null {
  for (const [whole, name = ''] of text.matchAll(placeholder)) {
    if (!known.includes(name)) return whole;
  }
  return null;
}

/** A placeholder that was left open in a finished letter. Braces that the visitor's own words bring are no placeholder. */
export function openPlaceholder(text: string, values: Values): string | null {
  const own = Object.values(values).filter((value) => value.includes('{'));
  return unknownPlaceholder(
    own.reduce((rest, value) => rest.replaceAll(value, ''), text),
    [],
  );
}
