import { lengthOf } from '@/lib/text/length';

const placeholder = /\{([^{}\n]{0,60})\}/g;

export type Values = Readonly<Record<string, string>>;

/** Fills in the placeholders of a letter in one pass, so that placeholders in visitors' text are not filled in. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );

/** Fills in a line of at most `most` characters, by shortening the values until it fits. */
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

/** The first unknown placeholder, with its braces; null when there is none. */
export function unknownPlaceholder(text: string, known: readonly string[]): string | null {
  for (const [whole, name = ''] of text.matchAll(placeholder)) {
    if (!known.includes(name)) return whole;
  }
  return null;
}

/** The first open placeholder of a finished letter; braces in the visitor's own text are none. */
export function openPlaceholder(text: string, values: Values): string | null {
  const own = Object.values(values).filter((value) => value.includes('{'));
  return unknownPlaceholder(
    own.reduce((rest, value) => rest.replaceAll(value, ''), text),
    [],
  );
}
