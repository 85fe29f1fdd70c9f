import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { assignSchema, letterSchema, reviewSchema, statusSchema } from './schema';

const entry = { area: 'editorial', id: randomUUID() };
const letter = {
  ...entry,
  ...{ template: 'rechazada', subject: 'Sobre «Agua»', body: 'Hola:\r\n\r\nGracias' },
  ...{ key: randomUUID(), number: '1', seen: 'nueva', status: 'rechazada' },
};

const assignment = { area: 'contacto', assignee: 'nadie', ids: entry.id };
const state = { area: 'contacto', status: 'nueva', ids: entry.id };
const none = { originalidad: '', estilo: '', estructura: '', interes: '', catalogo: '' };
const review = { id: entry.id, seen: '', report: '', ...none };

it('a letter has LF line breaks only', () => {
  expect(letterSchema.parse(letter)).toMatchObject({ number: 1, body: 'Hola:\n\nGracias' });
});

it('an assignment accepts one checkbox and several', () => {
  expect(assignSchema.parse(assignment)).toMatchObject({ ids: [entry.id], assignee: null });
  const ids = [entry.id, randomUUID()];
  expect(assignSchema.parse({ ...assignment, ids })).toMatchObject({ ids });
});

it('marks are 1 to 5, or missing', () => {
  const parsed = reviewSchema.parse({ ...review, estilo: '4', interes: '5' });
  expect(parsed).toMatchObject({ estilo: 4, interes: 5, catalogo: null });
});

it.each([
  ['a letter', letterSchema, letter, 'subject', 'Hola\r\nBcc: otra@prueba.example'],
  ['a letter', letterSchema, letter, 'subject', 'Hola\nBcc: otra@prueba.example'],
  ['a letter', letterSchema, letter, 'subject', ''],
  ['a letter', letterSchema, letter, 'subject', 'a'.repeat(201)],
  ['a letter', letterSchema, letter, 'body', ' \n'],
  ['a letter', letterSchema, letter, 'body', 'a'.repeat(10_001)],
  // Cleaned, it would be short enough; what is cleaned may be four times as long.
  ['a letter', letterSchema, letter, 'body', 'a'.padEnd(40_001)],
  ['a letter', letterSchema, letter, 'template', 'toString'],
  ['a letter', letterSchema, letter, 'key', 'x'],
  ['a letter', letterSchema, letter, 'number', '0'],
  ['a letter', letterSchema, letter, 'number', '1.5'],
  ['a letter', letterSchema, letter, 'status', 'publicada'],
  ['a letter', letterSchema, letter, 'status', 'retirada'],
  // Without a choice, so that nobody loses an assignment by mistake.
  ['an assignment', assignSchema, assignment, 'assignee', ''],
  ['an assignment', assignSchema, assignment, 'area', 'blog'],
  ['an assignment', assignSchema, assignment, 'ids', undefined],
  ['an assignment', assignSchema, assignment, 'ids', []],
  ['an assignment', assignSchema, assignment, 'ids', 'x'],
  ['an assignment', assignSchema, assignment, 'ids', Array(101).fill(entry.id)],
  ['a state', statusSchema, state, 'seen', Array(1000).fill('nueva').join(' ')],
  ['a review', reviewSchema, review, 'estilo', '0'],
  ['a review', reviewSchema, review, 'estilo', '6'],
  ['a review', reviewSchema, review, 'estilo', '3.5'],
  ['a review', reviewSchema, review, 'estilo', 'a'],
])('%s is refused', (_name, schema, valid, field, value) => {
  expect(schema.safeParse(valid).success).toBe(true);
  expect(schema.safeParse({ ...valid, [field]: value }).success).toBe(false);
});
