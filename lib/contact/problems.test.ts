import { expect, it } from 'vitest';
import { contactProblems } from '@/lib/contact/problems';
import { contactSchema } from '@/lib/contact/schema';

const whole = {
  name: 'Zoraida',
  email: 'zoraida@autora.example',
  subject: 'Una duda',
  message: '¿Abrís los viernes?',
  consent: 'on',
};

function problemsOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { error } = contactSchema.safeParse(Object.fromEntries(form));
  return error ? contactProblems(error) : null;
}

it('finds nothing wrong with a whole message', () => {
  expect(problemsOf(whole)).toBeNull();
});

it('names every missing field, in the order of the form', () => {
  expect(problemsOf({})).toEqual(
    ['name', 'email', 'subject', 'message', 'consent'].map((kind) => ({ kind })),
  );
});

it('takes spaces for nothing', () => {
  expect(problemsOf({ ...whole, subject: ' \n ' })).toEqual([{ kind: 'subject' }]);
});

it('tells an address that is none from one that is too long', () => {
  expect(problemsOf({ ...whole, email: 'zoraida' })).toEqual([{ kind: 'email' }]);
  expect(problemsOf({ ...whole, email: `${'z'.repeat(300)}@autora.example` })).toEqual([
    { kind: 'max', field: 'email', n: 255 },
  ]);
});

it('says how much a text may have', () => {
  for (const length of [5001, 50_000]) {
    expect(problemsOf({ ...whole, message: 'a'.repeat(length) })).toEqual([
      { kind: 'max', field: 'message', n: 5000 },
    ]);
  }
});

it('counts a line break once, whoever sends it', () => {
  expect(problemsOf({ ...whole, message: 'a\r\n'.repeat(2500) })).toBeNull();
});
