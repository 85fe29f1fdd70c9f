import { areaNames, type FormArea } from '@/lib/form-areas';
import type { Status } from '@/lib/submissions/statuses';

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

/** Whether a path segment, or a value of the database, is the name of a letter. */
export const isLetterName = (value: string): value is LetterName => Object.hasOwn(specs, value);

/** The letters for submissions of a form. */
export const lettersOf = (area: FormArea): LetterName[] =>
  letterNames.filter((name) => areasOf(name).includes(area));

/** The state that a letter sets; null when it keeps the state. */
export const statusAfter = (name: LetterName): Status | null => specs[name].status;

/** The placeholders of a letter; `obra` only for letters whose recipients have all sent a work. */
export const placeholdersOf = (name: LetterName): readonly string[] => [
  'nombre',
  ...(areasOf(name).every((area) => area === 'editorial') ? ['obra'] : []),
  ...['asunto', 'referencia', 'grupo'],
];

const areasOf = (name: LetterName): readonly FormArea[] => specs[name].areas;
