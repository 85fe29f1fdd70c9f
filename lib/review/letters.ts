import { areaNames, type FormArea } from '@/lib/form-areas';
import type { Status } from '@/lib/submissions/statuses';

type LetterSpec = { areas: readonly FormArea[]; status: Status | null };

const enquiries = ['dauro-arte', 'servicios', 'contacto'] as const;

/**
 * The letters that staff send: to which forms they answer, and the state that they give. Texts: messages
 * `review.letters`, or what admins have written instead (`letter_templates`).
 */
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

/** Whether a part of an address, or a value of the database, names a letter. */
export const isLetterName = (value: string): value is LetterName => Object.hasOwn(specs, value);

/** The letters that answer to a form. */
export const lettersOf = (area: FormArea): LetterName[] =>
  letterNames.filter((name) => areasOf(name).includes(area));

/** The state that a letter gives; null when it leaves the state alone. */
export const statusAfter = (name: LetterName): Status | null => specs[name].status;

/** What a letter may leave open; `obra` only where every reader has sent a work. */
export const placeholdersOf = (name: LetterName): readonly string[] => [
  'nombre',
  ...(areasOf(name).every((area) => area === 'editorial') ? ['obra'] : []),
  ...['asunto', 'referencia', 'grupo'],
];

const areasOf = (name: LetterName): readonly FormArea[] => specs[name].areas;
