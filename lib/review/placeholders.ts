import { lengthOf } from '@/lib/text/length';

const placeholder = /\{([^{}\n]{0,60})\}/g;

export type Values = Readonly<Record<string, string>>;

/** A letter with its placeholders filled in, in one pass: what a visitor wrote is not filled in again. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );

/** The same for a line of at most so many characters: what is filled in is shortened until it fits. */
export function fillInLine(text: string, values: Values, most: number): string {
  const shorten = (value: string, room: number) =>
    lengthOf(value) > room
      ? `${[...value]
          .slice(0, room - 1)
          .join('')
          .trimEnd()}…`
      : value;
  for (let room = most; room > 10; room -= 5) {
    const short = Object.entries(values).map(([name, value]) => [name, shorten(value, room)]);
    const filled = fillIn(text, Object.fromEntries(short));
    if (lengthOf(filled) <= most) return filled;
  }
  return fillIn(text, values);
}

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
