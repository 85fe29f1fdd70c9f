import { areaNames, type FormArea } from '@/lib/form-areas';
import type { Status } from '@/lib/submissions/statuses';
import { lengthOf } from '@/lib/text/length';
import { shorten, withinQuotes } from '@/lib/text/text';

type LetterSpec = { areas: readonly FormArea[]; status: Status | null };

const enquiries = ['dauro-arte', 'servicios', 'contacto'] as const;

/** The forms that a letter answers and the state it sets. Texts: messages `review.letters` or `letter_templates`. */
const specs = {
  recibida: { areas: ['editorial'], status: null },
  en_revision: { areas: ['editorial'], status: 'en_revision' },
  aceptada: { areas: ['editorial'], status: 'aceptada' },
  rechazada: { areas: ['editorial'], status: 'rechazada' },
  mas_datos: { areas: areaNames, status: 'en_revision' },
  respuesta: { areas: enquiries, status: null },
} as const satisfies Record<string, LetterSpec>;

export type LetterName = keyof typeof specs;

export const letterNames = Object.keys(specs) as LetterName[];

export const isLetterName = (value: string): value is LetterName => Object.hasOwn(specs, value);

export const lettersOf = (area: FormArea): LetterName[] =>
  letterNames.filter((name) => areasOf(name).includes(area));

/** The state that a letter sets; null when it keeps the state. */
export const statusAfter = (name: LetterName): Status | null => specs[name].status;

/** The placeholders of a letter; `obra` only for letters whose recipients have all sent a work. */
export const placeholdersOf = (name: LetterName): readonly string[] => [
  'nombre',
  ...(areasOf(name).every((area) => area === 'editorial') ? ['obra'] : []),
  'asunto',
  'referencia',
  'grupo',
];

const areasOf = (name: LetterName): readonly FormArea[] => specs[name].areas;

const placeholder = /\{([^{}\n]{0,60})\}/g;

export type Values = Readonly<Record<string, string>>;

/** Fills in the placeholders of a letter in one pass, so that placeholders in visitors' text are not filled in. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(placeholder, (whole, name: string, start: number) => {
    const value = Object.hasOwn(values, name) ? (values[name] ?? whole) : whole;
    return text[start - 1] === '«' ? withinQuotes(value) : value;
  });

/** Fills in a line of at most `most` characters, by shortening the values until it fits. */
export function fillInLine(text: string, values: Values, most: number): string {
  const cut = (value: string, space: number) =>
    lengthOf(value) > space ? shorten(value, space - 1) : value;
  for (let space = most; space > 10; space -= 5) {
    const short = Object.entries(values).map(([name, value]) => [name, cut(value, space)]);
    const filled = fillIn(text, Object.fromEntries(short));
    if (lengthOf(filled) <= most) return filled;
  }
  return [...fillIn(text, values)].slice(0, most).join('');
}

/** The first unknown placeholder, with its braces; null when there is none. */
export const unknownPlaceholder = (text: string, known: readonly string[]): string | null =>
  [...text.matchAll(placeholder)].find(([, name = '']) => !known.includes(name))?.[0] ?? null;

/** The first open placeholder of a finished letter; braces in the visitor's own text are none. */
export function openPlaceholder(text: string, values: Values): string | null {
  const own = Object.values(values)
    .filter((value) => value.includes('{'))
    .flatMap((value) => [value, withinQuotes(value)]);
  return unknownPlaceholder(
    own.reduce((rest, value) => rest.replaceAll(value, ''), text),
    [],
  );
}
