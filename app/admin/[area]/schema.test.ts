import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { meanMark } from '@/app/admin/[area]/review-queries';
import { assignSchema, letterSchema, reviewSchema } from '@/app/admin/[area]/schema';

const entry = { area: 'editorial', id: randomUUID() };
const letter = {
  ...entry,
  ...{ template: 'rechazada', subject: 'Sobre «Agua»', body: 'Hola:\r\n\r\nGracias' },
  ...{ key: randomUUID(), number: '1', seen: 'nueva', status: 'rechazada' },
};

describe('a letter', () => {
  it('has LF line breaks only', () => {
    expect(letterSchema.parse(letter)).toMatchObject({ number: 1, body: 'Hola:\n\nGracias' });
  });

  it.each([
    ['subject', 'Hola\r\nBcc: otra@prueba.example'],
    ['subject', 'Hola\nBcc: otra@prueba.example'],
    ['subject', ''],
    ['subject', 'a'.repeat(201)],
    ['body', ' \n'],
    ['body', 'a'.repeat(10_001)],
    ['template', 'toString'],
    ['key', 'x'],
    ['number', '0'],
    ['number', '1.5'],
    ['status', 'publicada'],
  ])('is refused with %s %j', (field, value) => {
    expect(letterSchema.safeParse({ ...letter, [field]: value }).success).toBe(false);
  });
});

describe('assigning', () => {
  const some = { area: 'contacto', assignee: 'nadie' };
  it('accepts one checkbox and several', () => {
    const [one, other] = [randomUUID(), randomUUID()];
    expect(assignSchema.parse({ ...some, ids: one })).toMatchObject({ ids: [one] });
    const both = { ...some, ids: [one, other] };
    expect(assignSchema.parse(both)).toMatchObject({ ids: [one, other], assignee: null });
  });
  it('refuses an entry without a choice, so that nobody loses an assignment by mistake', () => {
    expect(assignSchema.safeParse({ ...some, ids: randomUUID(), assignee: '' }).success).toBe(
      false,
    );
  });
  it.each([[undefined], [[]], ['x'], [Array.from({ length: 101 }, () => randomUUID())]])(
    'refuses %j',
    (ids) => expect(assignSchema.safeParse({ ...some, ids }).success).toBe(false),
  );
});

describe('marks', () => {
  const none = { originalidad: '', estilo: '', estructura: '', interes: '', catalogo: '' };
  const review = { id: entry.id, seen: '', report: '', ...none };
  it('are 1 to 5, or missing', () => {
    const parsed = reviewSchema.parse({ ...review, estilo: '4', interes: '5' });
    expect(parsed).toMatchObject({ estilo: 4, interes: 5, catalogo: null });
    expect(meanMark(parsed)).toBe(4.5);
    expect(meanMark(reviewSchema.parse(review))).toBeNull();
  });
  it.each(['0', '6', '3.5', 'a'])('refuse %s', (estilo) => {
    expect(reviewSchema.safeParse({ ...review, estilo }).success).toBe(false);
  });
});
